import { contractions, type Voice } from './tone.js';

export const playful: Voice = {
  title: '* (Ta-da!)',
  opens: ['Aprons on, sleeves up!', 'Ready, steady, cook!'],
  links: ['Hop along:', 'Wiggle your fingers, then', 'Onwards!'],
  lasts: ['Drumroll, please:', 'Grand finale!'],
  closes: ['Ta-da!', 'Take a bow, you magnificent cook.'],
  remarks: {
    prepare: ['Chop-chop, as they say.'],
    heat: ['Let it get all toasty in there.'],
    mix: ['Round and round and round it goes.'],
    fry: ['Listen to it sing!'],
    simmer: ['Blub, blub, blub, says the pot.'],
    bake: ['In it goes for a hot little holiday.'],
    rest: ['Nap time! Hands off.'],
  },
  chatty: true,
  verbs: { add: 'plop in', place: 'tuck', stir: 'swirl', sprinkle: 'shower', pour: 'splosh' },
  phrases: [...contractions],
};

export const humorous: Voice = {
  title: '* (No Cooks Were Harmed)',
  opens: ['Step away from the takeout menu.', 'Warning: this may impress people who then expect it again.'],
  links: ['Trust the process:', 'Keep a straight face and', 'No turning back now:'],
  lasts: ['For the big reveal,', 'At long last:'],
  closes: ['Accept compliments modestly, as if it had been hard.', 'Tell everyone it is a family secret. They will never check.'],
  remarks: {
    prepare: ['Count your fingers before and after.'],
    heat: ['Yes, now, not when you remember it later like last time.'],
    mix: ['If it ends up on the wall, call it a technique.'],
    fry: ['If the smoke alarm joins in, it is a bit too hot.'],
    simmer: ['Stir it occasionally, so that it does not feel ignored.'],
    bake: ['Staring through the oven door does not make it faster. We have all tried.'],
    rest: ['Waiting is the hardest part of any recipe, and nobody gives medals for it.'],
  },
  chatty: true,
  verbs: {},
  phrases: [...contractions],
};

export const enthusiastic: Voice = {
  title: '*: You Are Going to Love This!',
  opens: ["This is going to be amazing, so let's go!", 'Oh, you are in for a treat!'],
  links: ['Here comes a great part:', 'Keep going!', "It's coming together:"],
  lasts: ['Here it comes, the best moment:', 'The finish line!'],
  closes: ['Wow, just look at it! Enjoy every bite!', 'Absolutely fantastic. Dig in!'],
  remarks: {
    prepare: ['Look at those colors!'],
    heat: ['Feel that heat? Perfect!'],
    mix: ['Look how beautifully that comes together!'],
    fry: ['That sizzle is the best sound in the world!'],
    simmer: ['Your kitchen is going to smell incredible!'],
    bake: ['The smell alone is worth it!'],
    rest: ['So worth the wait!'],
  },
  chatty: true,
  verbs: {},
  phrases: [
    ...contractions,
    [/\bgolden\b/gi, 'gloriously golden'],
    [/\btender\b/gi, 'wonderfully tender'],
    [/\bcrisp\b/gi, 'fantastically crisp'],
  ],
};

export const beginnerFriendly: Voice = {
  title: '* for Beginners',
  opens: ['You can do this. Get everything out first, then', "Take your time; there is nothing here that can't be learned."],
  links: ['Good. Now', 'Next,', 'When that is done,'],
  lasts: ['Last step:', 'Almost done:'],
  closes: ["That's it, you have cooked it. Taste it, and if it seems flat, a little more seasoning helps."],
  remarks: {
    prepare: ['Curl your fingertips under while you cut, and go slowly.'],
    heat: ['Wait until it is really hot before you go on.'],
    mix: ['Mixed means that you see no separate streaks any more.'],
    fry: ['If it browns too fast, turn the heat down; you are in charge.'],
    simmer: ['Simmering means small lazy bubbles, not a wild boil.'],
    bake: ['Use oven gloves, and set a timer so that you need not remember.'],
    rest: ['Leave it alone for this time; it is still finishing.'],
  },
  chatty: true,
  verbs: {
    sauté: 'fry gently, stirring,',
    saute: 'fry gently, stirring,',
    deglaze: 'loosen the brown bits of',
    fold: 'turn over gently',
    whisk: 'beat with a whisk',
    mince: 'chop very finely',
    dice: 'cut into small cubes',
    julienne: 'cut into thin sticks',
  },
  phrases: [...contractions],
};

export const kidFriendly: Voice = {
  title: "*, Young Chef's Edition",
  opens: ['Wash your hands, young chef, and find a grown-up to help!', 'Hello, young chef! Wash your hands first.'],
  links: ['Now for the fun:', 'Next,', 'Ready?'],
  lasts: ['Last job, chef:', 'The end is near:'],
  closes: ['Hooray, you made it! Everybody to the table!', 'High five, chef!'],
  remarks: {
    prepare: ['Knives are a job to do together with a grown-up.'],
    heat: ['Hot! A grown-up switches this on.'],
    mix: ['This is a great job for you: stir, stir, stir!'],
    fry: ['The grown-up stays at the stove while it sizzles.'],
    simmer: ['Watch the bubbles from a safe distance.'],
    bake: ['A grown-up opens the oven, with big gloves.'],
    rest: ['Can you wait? Sing a song!'],
  },
  chatty: true,
  verbs: { combine: 'mix up', whisk: 'whizz', place: 'put', transfer: 'put', distribute: 'spread' },
  phrases: [...contractions, [/\bapproximately\b/gi, 'about'], [/\bthoroughly\b/gi, 'really well']],
};

export const storytelling: Voice = {
  title: 'The Story of *',
  opens: ['It begins, as good evenings do, with a quiet kitchen:', 'Every dish has a beginning, and here is ours:'],
  links: ['And so,', 'As the light fades outside,', 'Here the plot thickens:', 'Meanwhile, the kitchen grows warm;'],
  lasts: ['And so we come to the end of the tale:', 'The last page turns:'],
  closes: [
    'And around the table, everyone falls silent for the best of reasons.',
    'That is how it was told to me, and how I tell it to you.',
  ],
  remarks: {
    prepare: ['The knife finds its rhythm, as it has in kitchens for generations.'],
    heat: ['Somewhere in the kitchen a flame wakes up.'],
    mix: ['What were strangers a moment ago become company.'],
    fry: ['The first sizzle calls people in from the next room.'],
    simmer: ['The pot murmurs to itself like an old friend.'],
    bake: ['The door closes, and the house begins to fill with that smell.'],
    rest: ['Patience, says the cook, and means it.'],
  },
  chatty: true,
  verbs: {},
  phrases: [],
};

export const poetic: Voice = {
  title: 'Ode to *',
  opens: ['Softly the day turns toward supper;', 'O hands, be gentle, O kitchen, be still:'],
  links: ['Like rain after heat,', 'Now, as the steam is rising,', 'Slowly, as evening comes,'],
  lasts: ['And last, before the hush,', 'Now, at the close,'],
  closes: ['So ends the song; the table is its silence.', 'Let it be eaten slowly, like a line read twice.'],
  remarks: {
    prepare: ['The blade whispers its small, bright syllables.'],
    heat: ['Warmth gathers like a held breath.'],
    mix: ['Apart they were words; together they are a verse.'],
    fry: ['It crackles like rain on summer leaves.'],
    simmer: ['Steam writes its slow letters on the window.'],
    bake: ['In the dark of the oven a small sun ripens.'],
    rest: ['Stillness, too, is an ingredient of time.'],
  },
  chatty: true,
  verbs: {},
  phrases: [[/\bgolden\b/gi, 'golden as late light']],
};
