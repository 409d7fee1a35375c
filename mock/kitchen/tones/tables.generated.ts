// Compiled from mock/kitchen/tones/data/*. Do not edit: change the data files and run `npm run tables`.
import { createPhraseReader } from '../text/phrase-reader.js';
export const { rowsOf, later, valuesOf, mapOf, groupsOf, reads, readFiles, phrasesOf, listsOf } = createPhraseReader('tones', {
'tone': {
'styles.tsv': `#
#
beginner_friendly
beginner_friendly
beginner_friendly
beginner_friendly
beginner_friendly
beginner_friendly
beginner_friendly
beginner_friendly
beginner_friendly
beginner_friendly
beginner_friendly
beginner_friendly
beginner_friendly
beginner_friendly
beginner_friendly
beginner_friendly
beginner_friendly
beginner_friendly
beginner_friendly
beginner_friendly
beginner_friendly
beginner_friendly
beginner_friendly
beginner_friendly
beginner_friendly
beginner_friendly
beginner_friendly
beginner_friendly
beginner_friendly
beginner_friendly
beginner_friendly
beginner_friendly
beginner_friendly
beginner_friendly
beginner_friendly
beginner_friendly
beginner_friendly
casual
casual
casual
casual
casual
casual
casual
casual
casual
casual
casual
casual
casual
casual
casual
casual
casual
casual
casual
casual
casual
casual
casual
casual
casual
casual
casual
casual
casual
casual
casual
casual
casual
casual
casual
concise
concise
concise
concise
concise
concise
concise
concise
concise
concise
concise
concise
concise
concise
concise
concise
detailed
detailed
detailed
detailed
detailed
detailed
detailed
detailed
detailed
detailed
detailed
detailed
detailed
detailed
detailed
detailed
detailed
detailed
detailed
detailed
detailed
detailed
detailed
detailed
detailed
detailed
detailed
detailed
detailed
detailed
enthusiastic
enthusiastic
enthusiastic
enthusiastic
enthusiastic
enthusiastic
enthusiastic
enthusiastic
enthusiastic
enthusiastic
enthusiastic
enthusiastic
enthusiastic
enthusiastic
enthusiastic
enthusiastic
enthusiastic
enthusiastic
enthusiastic
enthusiastic
enthusiastic
enthusiastic
enthusiastic
enthusiastic
enthusiastic
enthusiastic
enthusiastic
enthusiastic
enthusiastic
enthusiastic
enthusiastic
enthusiastic
formal
formal
formal
formal
formal
formal
formal
formal
formal
formal
formal
formal
formal
formal
formal
formal
formal
formal
formal
formal
formal
formal
formal
formal
formal
formal
formal
formal
formal
formal
formal
formal
friendly
friendly
friendly
friendly
friendly
friendly
friendly
friendly
friendly
friendly
friendly
friendly
friendly
friendly
friendly
friendly
friendly
friendly
friendly
friendly
friendly
friendly
friendly
friendly
friendly
friendly
friendly
friendly
friendly
friendly
friendly
humorous
humorous
humorous
humorous
humorous
humorous
humorous
humorous
humorous
humorous
humorous
humorous
humorous
humorous
humorous
humorous
humorous
humorous
humorous
humorous
humorous
humorous
humorous
humorous
humorous
humorous
humorous
humorous
humorous
kid_friendly
kid_friendly
kid_friendly
kid_friendly
kid_friendly
kid_friendly
kid_friendly
kid_friendly
kid_friendly
kid_friendly
kid_friendly
kid_friendly
kid_friendly
kid_friendly
kid_friendly
kid_friendly
kid_friendly
kid_friendly
kid_friendly
kid_friendly
kid_friendly
kid_friendly
kid_friendly
kid_friendly
kid_friendly
kid_friendly
kid_friendly
kid_friendly
kid_friendly
kid_friendly
kid_friendly
playful
playful
playful
playful
playful
playful
playful
playful
playful
playful
playful
playful
playful
playful
playful
playful
playful
playful
playful
playful
playful
playful
playful
playful
playful
playful
playful
playful
playful
poetic
poetic
poetic
poetic
poetic
poetic
poetic
poetic
poetic
poetic
poetic
poetic
poetic
poetic
poetic
poetic
poetic
poetic
poetic
poetic
poetic
poetic
poetic
poetic
professional
professional
professional
professional
professional
professional
professional
professional
professional
professional
professional
professional
professional
professional
professional
professional
professional
professional
professional
professional
professional
professional
professional
professional
professional
professional
professional
professional
storytelling
storytelling
storytelling
storytelling
storytelling
storytelling
storytelling
storytelling
storytelling
storytelling
storytelling
storytelling
storytelling
storytelling
storytelling
storytelling
storytelling
storytelling
storytelling
storytelling
storytelling
storytelling
storytelling
storytelling`,
'tone-words.tsv': `#
#
casual
friendly
formal
professional
playful
humorous
enthusiastic
concise
detailed
beginner_friendly
kid_friendly
storytelling
poetic
humorous
humorous
humorous
humorous
humorous
humorous
humorous
humorous
playful
playful
playful
playful
kid_friendly
kid_friendly
kid_friendly
kid_friendly
beginner_friendly
beginner_friendly
beginner_friendly
beginner_friendly
beginner_friendly
concise
concise
concise
concise
concise
concise
detailed
detailed
detailed
detailed
detailed
professional
professional
professional
professional
formal
formal
formal
formal
formal
storytelling
storytelling
storytelling
storytelling
storytelling
poetic
poetic
poetic
poetic
enthusiastic
enthusiastic
enthusiastic
enthusiastic
enthusiastic
friendly
friendly
friendly
friendly
casual
casual
casual
casual
casual`,
},
'part': {
'styles.tsv': `#
#
titles
titles
titles
openings
openings
openings
connectors
connectors
connectors
last
last
closings
closings
remarks
remarks
remarks
remarks
remarks
remarks
remarks
remarks
remarks
remarks
remarks
remarks
remarks
remarks
remarks
remarks
remarks
remarks
phrases
phrases
phrases
phrases
phrases
phrases
titles
titles
titles
openings
openings
openings
connectors
connectors
connectors
connectors
last
last
closings
closings
closings
remarks
remarks
remarks
remarks
remarks
remarks
remarks
remarks
remarks
remarks
phrases
phrases
phrases
phrases
phrases
phrases
phrases
phrases
phrases
phrases
titles
phrases
phrases
phrases
phrases
phrases
phrases
phrases
phrases
phrases
phrases
phrases
phrases
phrases
phrases
phrases
titles
titles
titles
openings
openings
openings
connectors
connectors
connectors
last
last
closings
closings
remarks
remarks
remarks
remarks
remarks
remarks
remarks
remarks
remarks
remarks
phrases
phrases
phrases
phrases
phrases
phrases
phrases
titles
titles
titles
openings
openings
openings
connectors
connectors
connectors
last
last
closings
closings
closings
remarks
remarks
remarks
remarks
remarks
remarks
remarks
remarks
remarks
phrases
phrases
phrases
phrases
phrases
phrases
phrases
phrases
phrases
titles
titles
titles
openings
openings
openings
connectors
connectors
connectors
last
last
closings
closings
closings
remarks
remarks
remarks
remarks
remarks
phrases
phrases
phrases
phrases
phrases
phrases
phrases
phrases
phrases
phrases
phrases
phrases
phrases
titles
titles
titles
openings
openings
openings
openings
connectors
connectors
connectors
connectors
last
last
closings
closings
closings
remarks
remarks
remarks
remarks
remarks
remarks
remarks
remarks
remarks
phrases
phrases
phrases
phrases
phrases
phrases
titles
titles
titles
openings
openings
openings
connectors
connectors
connectors
last
last
closings
closings
closings
remarks
remarks
remarks
remarks
remarks
remarks
remarks
remarks
remarks
phrases
phrases
phrases
phrases
phrases
phrases
titles
titles
titles
openings
openings
openings
connectors
connectors
connectors
last
last
closings
closings
closings
remarks
remarks
remarks
remarks
remarks
remarks
remarks
remarks
remarks
phrases
phrases
phrases
phrases
phrases
phrases
phrases
phrases
titles
titles
titles
openings
openings
openings
connectors
connectors
connectors
last
last
closings
closings
closings
remarks
remarks
remarks
remarks
remarks
remarks
remarks
remarks
remarks
phrases
phrases
phrases
phrases
phrases
phrases
titles
titles
titles
openings
openings
openings
connectors
connectors
connectors
last
last
closings
closings
closings
remarks
remarks
remarks
remarks
remarks
remarks
remarks
remarks
remarks
phrases
titles
titles
titles
openings
openings
openings
last
closings
closings
closings
remarks
remarks
remarks
remarks
remarks
remarks
remarks
remarks
remarks
phrases
phrases
phrases
phrases
phrases
phrases
phrases
phrases
phrases
titles
titles
titles
openings
openings
openings
connectors
connectors
connectors
connectors
last
last
closings
closings
closings
remarks
remarks
remarks
remarks
remarks
remarks
remarks
remarks
remarks`,
},
'entry': {
'styles.tsv': `#
#
* for Beginners
Your First *
*, Made Easy
You can do this. Get everything out first, then
Take your time; there is nothing here that can't be learned.
Everybody starts somewhere, and this is a good place.
Good. Now
Next,
When that is done,
Last step:
Almost done:
That's it, you have made it. Be proud of it.
There: you cooked. The next time is easier.
Curl your fingertips under while you cut, and go slowly.
Wait until it is really hot before you go on.
Mixed means that you see no separate streaks any more.
If it browns too fast, turn the heat down; you are in charge.
Simmering means small lazy bubbles, not a wild boil.
Boiling means large bubbles that do not stop when you stir.
Use oven gloves, and set a timer so that you need not remember.
Leave it alone for this time; it is still finishing.
Nothing to do here but wait; set a timer and relax.
To sauté is to fry gently in a little fat, stirring.
To deglaze is to loosen the brown bits with liquid.
To fold is to turn over gently with a spatula, without stirring.
To whisk is to beat quickly with a whisk or a fork.
To mince is to chop very finely.
To dice is to cut into small cubes.
To julienne is to cut into thin sticks.
To simmer is to cook with small lazy bubbles.
To knead is to push and fold the dough until it is smooth.
do not
it is
they are
will not
you will
that is
*, the Easy-Going Way
*, No Fuss
Laid-Back *
Okay, let's go:
Alright, easy start:
So, first things first:
Then just
Now
Next,
After that,
And to wrap up,
Last bit:
And that's it, dig in.
Done. Grab a plate.
Nice work. Eat up.
Doesn't have to be pretty.
Close enough is fine.
Stay close while it gets hot.
A few lumps? No big deal.
Keep an eye on it, that's all.
Give it a stir whenever you walk past.
Let it bubble, it knows what it is doing.
Now it pretty much looks after itself.
Yeah, waiting is annoying, but do it.
Go watch something in the meantime.
do not
it is
they are
will not
you will
that is
approximately
immediately
thoroughly
prior to
*
and then
after that
finally
afterward
in order to
make sure to
the
your
the same
the rest
the other
the first
the last
for about
approximately
*, Step by Step
*, in Detail
*: The Complete Method
Before anything else, read the recipe through and set everything out.
Start by laying out everything on the list, measured.
Clear the counter first, and read each step before it begins.
With that done,
Once this is ready,
As the next stage,
To finish,
For the last stage,
Look it over once more, and compare it with the list: nothing should be left on the counter.
With that, it is complete.
Pieces of the same size cook at the same speed, so it pays to cut evenly.
Full heat matters: what goes in too early steams or sticks instead of browning.
Scrape the sides and the bottom of the bowl as you go, so that nothing stays dry.
Give it room, and let it color before it is moved: what is turned too soon sticks.
A simmer is a bubble breaking here and there; a rolling boil is more than it needs.
A boil is a surface that keeps breaking with large bubbles, also while it is stirred.
Set it on the middle rack and look through the door rather than opening it, because every opening costs heat.
Resting lets the heat even out and the juices settle.
Give it all of its time: cold works slowly, and cannot be hurried.
Bring it to the table promptly, while it is at its best.
don't
it's
they're
won't
you'll
you're
can't
*: You Are Going to Love This!
Amazing *!
The Best * Ever!
This is going to be amazing, so let's go!
Oh, you are in for a treat!
Get excited!
Here comes a great part:
Keep going!
It's coming together:
Here it comes, the best moment:
The finish line!
Wow, just look at it! Enjoy every bite!
Absolutely fantastic. Dig in!
You nailed it!
Look at those colors!
Feel that heat? Perfect!
Look how beautifully that comes together!
That sizzle is the best sound in the world!
Your kitchen is going to smell incredible!
Look at those bubbles go!
The smell alone is worth it!
So worth the wait!
Every minute makes it better!
do not
it is
they are
will not
you will
that is
until golden
until tender
until crisp
*: A Formal Method
The Preparation of *
*, Formally Presented
To begin,
As the first step,
Initially,
Subsequently,
Thereafter,
Following this,
In conclusion,
As the final step,
The dish is now ready to be presented.
The preparation is thereby complete.
The method is hereby concluded.
Uniformity is to be desired.
Constant attention is advised.
The oven door should remain closed meanwhile.
This interval should not be omitted.
Patience is rewarded at this point.
don't
it's
they're
won't
you'll
you're
can't
for about
a bit of
a bit
right away
make sure to
make sure
*, for Friends
*, with Love
*, from My Kitchen to Yours
Let's get cooking!
I'm glad you're making this!
Come in, pull up a chair!
Ready when you are.
Next,
Now,
When you are ready,
Then,
Nearly there now:
And finally,
Enjoy it, and share it with someone you like.
You did it. I hope everyone asks for more.
Save a little for yourself.
There's no hurry with this part.
You'll be glad it is hot when you need it.
Don't worry if it isn't perfectly even.
You'll smell when it is getting good.
Taste it now and then and trust yourself.
Keep half an eye on it while it bubbles.
This is a lovely moment to sit down.
It is worth the wait, I promise.
It does its own thing now, and you can do yours.
do not
it is
they are
will not
you will
that is
* (No Cooks Were Harmed)
*, or How I Impressed Everyone
* (Results May Be Edible)
Step away from the takeout menu.
Warning: this may impress people who then expect it again.
Put on an apron and an air of competence.
Trust the process:
Keep a straight face and
No turning back now:
For the big reveal,
At long last:
Accept compliments modestly, as if it had been hard.
Tell everyone it is a family secret. They will never check.
The dishes, regrettably, will not wash themselves.
Count your fingers before and after.
Yes, now, not when you remember it later like last time.
If it ends up on the wall, call it a technique.
If the smoke alarm joins in, it is a bit too hot.
Stir it occasionally, so that it does not feel ignored.
If it climbs out of the pot, it has other plans.
Staring through the oven door does not make it faster. We have all tried.
Waiting is the hardest part of any recipe, and nobody gives medals for it.
Opening the door to check on it counts as exercise.
do not
it is
they are
will not
you will
that is
*, Young Chef's Edition
* for Young Chefs
The Little Chef's *
Wash your hands, young chef, and find a grown-up to help!
Hello, young chef! Wash your hands first.
Aprons on, young chef!
Now for the fun:
Next,
Ready?
Last job, chef:
The end is near:
Hooray, you made it! Everybody to the table!
High five, chef!
Who helped? You did!
Knives are a job to do together with a grown-up.
Hot! A grown-up switches this on.
This is a great job for you: stir, stir, stir!
The grown-up stays at the stove while it sizzles.
Watch the bubbles from a safe distance.
Big bubbles! Stay a step back.
A grown-up opens the oven, with big gloves.
Can you wait? Sing a song!
While it gets cold, draw a picture of it!
do not
it is
they are
will not
you will
that is
approximately
thoroughly
* (Ta-da!)
*, with a Wink
Happy-Go-Lucky *
Aprons on, sleeves up!
Ready, steady, cook!
Ladies and gentlemen, to your spoons!
Hop along:
Wiggle your fingers, then
Onwards!
Drumroll, please:
Grand finale!
Ta-da!
Take a bow, you magnificent cook.
Crumbs on your shirt are medals.
Chop-chop, as they say.
Let it get all toasty in there.
Round and round and round it goes.
Listen to it sing!
Blub, blub, blub, says the pot.
Bubble, bubble, bubble!
In it goes for a hot little holiday.
Nap time! Hands off.
Brrr! Off it goes to be cool.
do not
it is
they are
will not
you will
that is
Ode to *
Song of *
*, a Poem
Softly the day turns toward supper;
O hands, be gentle, O kitchen, be still:
Listen, the kettle is clearing its throat;
Like rain after heat,
Now, as the steam is rising,
Slowly, as evening comes,
And last, before the hush,
Now, at the close,
So ends the song; the table is its silence.
Let it be eaten slowly, like a line read twice.
And what was hunger goes home singing.
The blade whispers its small, bright syllables.
Warmth gathers like a held breath.
Apart they were words; together they are a verse.
It crackles like rain on summer leaves.
Steam writes its slow letters on the window.
The water finds its loud voice.
In the dark of the oven a small sun ripens.
Stillness, too, is an ingredient of time.
A small winter holds it, and lets it dream.
until golden
* (Kitchen Procedure)
*: Line Recipe
* (Standard Procedure)
Mise en place first.
Set up the station.
Read through the procedure, then begin.
To the pass:
Wipe the rim, and send.
Plate, and clear the station.
Send without delay.
Keep the cuts even so that everything cooks at the same rate.
Verify the heat before loading.
Do not crowd the pan; color is flavor.
Skim as needed and hold below a boil.
Keep it at a full boil.
Rotate for even color if the oven has hot spots.
Carry-over finishes the job.
Label and date it.
Stop as soon as it is homogeneous.
don't
it's
they're
won't
you'll
you're
can't
make sure
right away
The Story of *
The Tale of *
*: A Kitchen Story
It begins, as good evenings do, with a quiet kitchen:
Every dish has a beginning, and here is ours:
Once upon an evening, someone was hungry:
And so,
As the light fades outside,
Here the plot thickens:
Meanwhile, the kitchen grows warm;
And so we come to the end of the tale:
The last page turns:
And around the table, everyone falls silent for the best of reasons.
That is how it was told to me, and how I tell it to you.
And if anything was left, it is still being talked about.
The knife finds its rhythm, as it has in kitchens for generations.
Somewhere in the kitchen a flame wakes up.
What were strangers a moment ago become company.
The first sizzle calls people in from the next room.
The pot murmurs to itself like an old friend.
The pot raises its voice.
The door closes, and the house begins to fill with that smell.
Patience, says the cook, and means it.
Behind a cold door, it keeps its secret a while.`,
},
'becomes': {
'styles.tsv': `#
#













chop, slice, dice, mince, cut, peel, grate, trim, wash, rinse
preheat, heat
mix, stir, whisk, combine, beat, fold, blend, knead, toss
fry, saute, sear, brown, broil
simmer, stew, braise, poach
boil
bake, roast
rest, cool, stand
chill, refrigerate, marinate, freeze
saute
deglaze
fold
whisk
mince
dice
julienne
simmer
knead
don't
it's
they're
won't
you'll
that's















chop, slice, dice, mince, cut, peel, grate, trim, wash, rinse
chop, slice, dice, mince, cut, peel, grate, trim, wash, rinse
preheat, heat
mix, stir, whisk, combine, beat, fold, blend, knead, toss
fry, saute, sear, brown, broil
simmer, stew, braise, poach
boil
bake, roast
rest, cool, stand
chill, refrigerate, marinate, freeze
don't
it's
they're
won't
you'll
that's
about
right away
really well
before

and



to



the same
the rest
the other
the first
the last
about
about













chop, slice, dice, mince, cut, peel, grate, trim, wash, rinse
preheat, heat
mix, stir, whisk, combine, beat, fold, blend, knead, toss
fry, saute, sear, brown, broil
simmer, stew, braise, poach
boil
bake, roast
rest, cool, stand
chill, refrigerate, marinate, freeze
serve, garnish, enjoy
do not
it is
they are
will not
you will
you are
cannot














chop, slice, dice, mince, cut, peel, grate, trim, wash, rinse
preheat, heat
mix, stir, whisk, combine, beat, fold, blend, knead, toss
fry, saute, sear, brown, broil
simmer, stew, braise, poach
boil
bake, roast
rest, cool, stand
chill, refrigerate, marinate, freeze
don't
it's
they're
won't
you'll
that's
until gloriously golden
until wonderfully tender
until fantastically crisp














chop, slice, dice, mince, cut, peel, grate, trim, wash, rinse
fry, saute, sear, brown, broil
bake, roast
rest, cool, stand
chill, refrigerate, marinate, freeze
do not
it is
they are
will not
you will
you are
cannot
for approximately
a little
slightly
immediately
be certain to
ensure
















chop, slice, dice, mince, cut, peel, grate, trim, wash, rinse
preheat, heat
mix, stir, whisk, combine, beat, fold, blend, knead, toss
fry, saute, sear, brown, broil
simmer, stew, braise, poach
boil
bake, roast
rest, cool, stand
chill, refrigerate, marinate, freeze
don't
it's
they're
won't
you'll
that's














chop, slice, dice, mince, cut, peel, grate, trim, wash, rinse
preheat, heat
mix, stir, whisk, combine, beat, fold, blend, knead, toss
fry, saute, sear, brown, broil
simmer, stew, braise, poach
boil
bake, roast
rest, cool, stand
chill, refrigerate, marinate, freeze
don't
it's
they're
won't
you'll
that's














chop, slice, dice, mince, cut, peel, grate, trim, wash, rinse
preheat, heat
mix, stir, whisk, combine, beat, fold, blend, knead, toss
fry, saute, sear, brown, broil
simmer, stew, braise, poach
boil
bake, roast
rest, cool, stand
chill, refrigerate, marinate, freeze
don't
it's
they're
won't
you'll
that's
about
really well














chop, slice, dice, mince, cut, peel, grate, trim, wash, rinse
preheat, heat
mix, stir, whisk, combine, beat, fold, blend, knead, toss
fry, saute, sear, brown, broil
simmer, stew, braise, poach
boil
bake, roast
rest, cool, stand
chill, refrigerate, marinate, freeze
don't
it's
they're
won't
you'll
that's














chop, slice, dice, mince, cut, peel, grate, trim, wash, rinse
preheat, heat
mix, stir, whisk, combine, beat, fold, blend, knead, toss
fry, saute, sear, brown, broil
simmer, stew, braise, poach
boil
bake, roast
rest, cool, stand
chill, refrigerate, marinate, freeze
until golden as late light










chop, slice, dice, mince, cut, peel, grate, trim, wash, rinse
preheat, heat
fry, saute, sear, brown, broil
simmer, stew, braise, poach
boil
bake, roast
rest, cool, stand
chill, refrigerate, marinate, freeze
mix, stir, whisk, combine, beat, fold, blend, knead, toss
do not
it is
they are
will not
you will
you are
cannot
ensure
at once















chop, slice, dice, mince, cut, peel, grate, trim, wash, rinse
preheat, heat
mix, stir, whisk, combine, beat, fold, blend, knead, toss
fry, saute, sear, brown, broil
simmer, stew, braise, poach
boil
bake, roast
rest, cool, stand
chill, refrigerate, marinate, freeze`,
},
'word': {
'tone-words.tsv': `#
#
casual
friendly
formal
professional
playful
humorous
enthusiastic
concise
detailed
beginner friendly
kid friendly
storytelling
poetic
funny
humor
humour
comic
comedy
witty
sarcastic
silly
fun
whimsical
cute
cheeky
kid
child
children
childish
beginner
simple
easy
novice
plain
short
brief
terse
minimal
minimalist
compact
long
thorough
precise
explanatory
technical
chef
restaurant
business
expert
elegant
fancy
polite
academic
royal
story
narrative
fairytale
fairy tale
tale
poem
poetry
lyrical
romantic
excited
energetic
upbeat
cheerful
hype
warm
kind
cozy
encouraging
chatty
relaxed
informal
laid back
conversational`,
},
} as const); // prettier-ignore
