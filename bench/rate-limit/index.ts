// What the rate limiter costs, in virtual time: `npm run bench:rate-limit -- cases | shared | worlds [count] [first seed] | world.json`.
const [, , name = 'cases'] = process.argv;
process.argv.splice(2, name.endsWith('.json') ? 0 : 1);
if (name === 'shared') await import('./shared.ts');
else if (name === 'cases') await import('./cases.ts');
else await import('./worlds.ts');
