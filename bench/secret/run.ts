// Whether the time of a comparison reveals anything about the secret: `node bench/secret/run.ts [rounds]`; `bun` and `deno run` work too.
// It exits with 1 if timingSafeEqual leaks, and if the machine was too busy to decide: a known leak was not found, or a leak of more than
// 2 ns could have been missed.
import { report } from '../figure.ts';
import { candidates } from './candidates.ts';
import { ask, type Finding, type Question } from './measure.ts';

/** The largest leak, in nanoseconds, that may stay undetected. */
const LIMIT_NS = 2;
const rounds = Number(process.argv[2] ?? 200);

const random = (length: number): string => {
  const letters = Uint8Array.from({ length }, () => 33 + Math.floor(Math.random() * 90));
  return new TextDecoder().decode(letters);
};
/** The secret with one character changed. A new text each time, because engines compare a text with itself by its address. */
const changed = (secret: string, at: number): string => {
  const letters = new TextEncoder().encode(secret);
  letters[at] = 126;
  return new TextDecoder().decode(letters);
};

const prefix = (length: number): Question => {
  const secret = random(length);
  return {
    name: `prefix of ${length}`,
    left: () => [changed(secret, 0), secret],
    right: () => [changed(secret, length - 1), secret],
  };
};

const length = (received: number, one: number, other: number): Question => {
  const secrets = [random(one), random(other)] as const;
  return {
    name: `length ${one} or ${other}, received ${received}`,
    left: () => [random(received), secrets[0]],
    right: () => [random(received), secrets[1]],
  };
};

const questions = [prefix(32), prefix(256), length(32, 32, 31), length(48, 32, 33), length(200, 16, 128), length(200, 24, 200)];

const show = (nanoseconds: number): string => nanoseconds.toFixed(2).padStart(8);
let failed = false;
const summaries: { name: string; worst: Finding & { question: string }; cost: number; leaks: string[] }[] = [];
console.log(`${rounds} rounds each; nanoseconds per call\n`);
for (const { name, compare, leaks: expected } of candidates) {
  console.log(`${name.padEnd(36)}  effect  control  detectable`);
  const found = new Set<string>();
  const findings: (Finding & { question: string })[] = [];
  for (const question of questions) {
    let finding = ask(compare, question, rounds);
    // Repeat only measurements that the machine was too busy to decide.
    for (let again = 0; again < 3 && finding.detectable > LIMIT_NS && !finding.leaks; again++) finding = ask(compare, question, rounds);
    findings.push({ ...finding, question: question.name });
    const { effect, control, detectable, leaks } = finding;
    const unclear = name === 'timingSafeEqual' && detectable > LIMIT_NS;
    if (leaks) found.add(question.name.split(' ')[0] ?? '');
    failed ||= unclear;
    const undecided = unclear ? 'unclear' : '';
    const verdict = leaks ? 'LEAKS' : undecided;
    console.log(`  ${question.name.padEnd(33)}${show(effect)} ${show(control)}    ${show(detectable)}  ${verdict}`);
  }
  const worst = findings.toSorted((one, other) => Math.abs(other.effect) - Math.abs(one.effect))[0]!;
  summaries.push({ name, worst, cost: findings[0]!.cost, leaks: [...found] });
  const missed = expected.filter((leak) => !found.has(leak));
  const wrong = name === 'timingSafeEqual' ? found.size > 0 : missed.length > 0;
  if (wrong)
    console.log(
      `  ${name === 'timingSafeEqual' ? 'timingSafeEqual must not leak.' : `Not found: ${missed.join(', ')}. Measure on a quieter machine.`}`,
    );
  failed ||= wrong;
  console.log();
}
const inNs = (nanoseconds: number): string => `${Math.abs(nanoseconds).toFixed(2)} ns`;
report({
  name: 'secret',
  chart: {
    title: 'Largest difference that depends on the secret (less is better)',
    bars: summaries.map(({ name, worst, leaks }, index) => ({
      name,
      value: Math.abs(worst.effect),
      label: `${inNs(worst.effect)}, ${leaks.length ? `leaks the ${leaks.join(' and the ')}` : 'no leak found'}`,
      own: index === 0,
    })),
  },
  table: [
    ['', 'largest difference', 'between', 'detectable from', 'leaks', 'one comparison'],
    ...summaries.map(({ name, worst, leaks, cost }) => [
      name,
      inNs(worst.effect),
      worst.question,
      inNs(worst.detectable),
      leaks.join(', ') || 'nothing found',
      `${cost.toFixed(0)} ns`,
    ]),
  ],
});
if (failed) process.exitCode = 1;
