import { contractions, fullForms, type Voice } from './tone.js';

export const casual: Voice = {
  title: '*, the Easy-Going Way',
  opens: ["Okay, let's go:", 'Alright, easy start:'],
  links: ['Then just', 'Now', 'Next,', 'After that,'],
  lasts: ['And to wrap up,', 'Last bit:'],
  closes: ["And that's it, dig in.", "Done. Grab a plate."],
  remarks: {
    prepare: ["Doesn't have to be pretty.", 'Close enough is fine.'],
    heat: ['Go do something else while it warms up.'],
    mix: ["A few lumps? No big deal."],
    fry: ["Keep an eye on it, that's all."],
    simmer: ['Give it a stir whenever you walk past.'],
    bake: ["Now it pretty much looks after itself."],
    rest: ["Yeah, waiting is annoying, but do it."],
  },
  chatty: false,
  verbs: { place: 'pop', put: 'pop', combine: 'throw together', transfer: 'move', remove: 'take', distribute: 'scatter', garnish: 'finish', prepare: 'get' },
  phrases: [...contractions, [/\bapproximately\b/gi, 'about'], [/\bimmediately\b/gi, 'right away'], [/\bthoroughly\b/gi, 'really well'], [/\bprior to\b/gi, 'before'], [/\bcarefully\b/gi, 'gently']],
};

export const friendly: Voice = {
  title: '*, for Friends',
  opens: ["Let's get cooking!", "I'm glad you're making this!"],
  links: ['Next,', 'Now,', 'When you are ready,', 'Then,'],
  lasts: ['Nearly there now:', 'And finally,'],
  closes: ['Enjoy it, and share it with someone you like.', 'You did it. I hope everyone asks for more.'],
  remarks: {
    prepare: ["There's no hurry with this part."],
    heat: ["You'll be glad it is hot when you need it."],
    mix: ["Don't worry if it isn't perfectly even."],
    fry: ["You'll smell when it is getting good."],
    simmer: ['Taste it now and then and trust yourself.'],
    bake: ['This is a lovely moment to sit down.'],
    rest: ['It is worth the wait, I promise.'],
  },
  chatty: false,
  verbs: {},
  phrases: [...contractions],
};

export const formal: Voice = {
  title: '*: A Formal Method',
  opens: ['To begin,', 'As the first step,'],
  links: ['Subsequently,', 'Thereafter,', 'Following this,'],
  lasts: ['In conclusion,', 'As the final step,'],
  closes: ['The dish is now ready to be presented.', 'The preparation is thereby complete.'],
  remarks: {
    prepare: ['Uniformity is to be desired.'],
    fry: ['Constant attention is advised.'],
    bake: ['The oven door should remain closed meanwhile.'],
    rest: ['This interval should not be omitted.'],
  },
  chatty: false,
  verbs: { put: 'place', get: 'obtain', pour: 'pour', mix: 'combine', throw: 'place', pop: 'place', let: 'allow', grab: 'take', cut: 'cut', check: 'ascertain', keep: 'retain', use: 'employ', start: 'commence', toss: 'toss' },
  phrases: [...fullForms, [/\babout\b(?=\s+\d)/gi, 'approximately'], [/\ba bit\b/gi, 'slightly'], [/\bright away\b/gi, 'immediately'], [/\bmake sure\b/gi, 'ensure']],
};

export const professional: Voice = {
  title: '* (Kitchen Procedure)',
  opens: ['Mise en place first.', 'Set up the station.'],
  links: [],
  lasts: ['Pass:'],
  closes: ['Check seasoning, wipe the rim, and send.', 'Taste, adjust, plate.'],
  remarks: {
    prepare: ['Keep the cuts even so that everything cooks at the same rate.'],
    heat: ['Verify the heat before loading.'],
    fry: ['Do not crowd the pan; color is flavor.'],
    simmer: ['Skim as needed and hold below a boil.'],
    bake: ['Rotate for even color if the oven has hot spots.'],
    rest: ['Carry-over finishes the job.'],
    mix: ['Stop as soon as it is homogeneous.'],
  },
  chatty: true,
  verbs: { put: 'place', throw: 'add', fry: 'sauté', mix: 'combine', get: 'set out' },
  phrases: [...fullForms, [/\bmake sure\b/gi, 'ensure'], [/\bright away\b/gi, 'at once']],
};

export const concise: Voice = {
  title: '*, in Brief',
  opens: [],
  links: [],
  lasts: [],
  closes: [],
  remarks: {},
  chatty: false,
  verbs: {},
  phrases: [
    [/\b(?:and then|then)\s+/gi, ''],
    [/\b(?:Next|Now|Meanwhile|After that|Finally|Afterwards?),\s+(?=\p{L})/gu, ''],
    [/\b(?:very|really|quite|just|simply|gently|carefully)\s+/gi, ''],
    [/\bin order to\b/gi, 'to'],
    [/\bmake sure (?:that |to )?/gi, ''],
    [/\b(?:your|the)\s+(?!same\b|rest\b|other\b|first\b|last\b)/gi, ''],
    [/\bfor about\b/gi, 'about'],
    [/\bapproximately\b/gi, 'about'],
  ],
};

export const detailed: Voice = {
  title: '*, Step by Step',
  opens: ['Before anything else, read the recipe through and set everything out.', 'Start by laying out everything on the list, measured.'],
  links: ['With that done,', 'Once this is ready,', 'As the next stage,'],
  lasts: ['To finish,', 'For the last stage,'],
  closes: ['Taste before serving and correct the seasoning: that is the last chance to do so.'],
  remarks: {
    prepare: ['Pieces of the same size cook at the same speed, so it pays to cut evenly.'],
    heat: ['Full heat matters: what goes in too early steams or sticks instead of browning.'],
    mix: ['Scrape the sides and the bottom of the bowl as you go, so that nothing stays dry.'],
    fry: ['Leave it alone until it lets go of the pan; moving it too soon tears the crust.'],
    simmer: ['A simmer is a bubble breaking here and there; a rolling boil would toughen it.'],
    bake: ['Set it on the middle rack and look through the door rather than opening it, because every opening costs heat.'],
    rest: ['Resting lets the heat even out and the juices settle.'],
    serve: ['Warm plates keep it at its best a little longer.'],
  },
  chatty: true,
  verbs: {},
  phrases: [...fullForms],
};
