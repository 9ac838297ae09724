/** An audio context that keeps a list of what it was asked to make heard. */

export class FakeAudio {
  constructor({ state = "running", refuses = false } = {}) {
    Object.assign(this, { state, currentTime: 0, sampleRate: 8000, destination: "ears", refuses });
    /** The strokes, as they were begun. @type {{wave: string, from: number, begins: number, ends: number, loud: number}[]} */
    this.strokes = [];
    this.resumed = 0;
  }

  async resume() {
    this.resumed += 1;
    if (this.refuses) throw new DOMException("no", "NotAllowedError");
    this.state = "running";
  }

  async close() {
    this.state = "closed";
  }

  createGain() {
    return node({ gain: param() });
  }

  createBuffer(channels, length) {
    return { getChannelData: () => new Float32Array(length) };
  }

  createBiquadFilter() {
    return node({ frequency: param() });
  }

  createOscillator() {
    const frequency = param();
    return this.#source({ frequency, pitch: () => frequency });
  }

  createBufferSource() {
    const made = this.#source({ type: "noise", pitch: () => made.next.frequency });
    return made;
  }

  #source(parts) {
    const { strokes } = this;
    return node({
      ...parts,
      start(at) {
        const envelope = this.next.gain ? this.next : this.next.next;
        this.stroke = { wave: this.type, from: this.pitch().values[0], begins: at, ends: NaN, loud: Math.max(...envelope.gain.values), heard: envelope.next.next };
        strokes.push(this.stroke);
      },
      stop(at) {
        this.stroke.ends = at;
      },
    });
  }
}

const node = (parts) => ({ ...parts, next: null, connect(to) {
  this.next = to;
} });

function param() {
  const values = [];
  const set = (value) => values.push(value);
  return { values, setValueAtTime: set, linearRampToValueAtTime: set, exponentialRampToValueAtTime: set, value: 1 };
}
