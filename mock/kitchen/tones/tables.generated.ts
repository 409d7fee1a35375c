// Compiled from mock/kitchen/tones/data/*. Do not edit: change the data files and run `npm run tables`.
export const tables = {
  'beginner_friendly.txt': `// How a recipe sounds in a beginner-friendly tone. README.md of this area explains the sections.

## remarks
every step

## titles
* for Beginners
Your First *
*, Made Easy

## openings
You can do this. Get everything out first, then
Take your time; there is nothing here that can't be learned.
Everybody starts somewhere, and this is a good place.

## connectors
Good. Now
Next,
When that is done,

## last
Last step:
Almost done:

## closings
That's it, you have made it. Taste it, and if it seems flat, a little more seasoning helps.
There: you cooked. The next time is easier.

## remarks prepare
Curl your fingertips under while you cut, and go slowly.

## remarks heat
Wait until it is really hot before you go on.

## remarks mix
Mixed means that you see no separate streaks any more.

## remarks fry
If it browns too fast, turn the heat down; you are in charge.

## remarks simmer
Simmering means small lazy bubbles, not a wild boil.

## remarks bake
Use oven gloves, and set a timer so that you need not remember.

## remarks rest
Leave it alone for this time; it is still finishing.

## remarks chill
Nothing to do here but wait; set a timer and relax.

## terms
saute = To sauté is to fry gently in a little fat, stirring.
deglaze = To deglaze is to loosen the brown bits with liquid.
fold = To fold is to turn over gently with a spatula, without stirring.
whisk = To whisk is to beat quickly with a whisk or a fork.
mince = To mince is to chop very finely.
dice = To dice is to cut into small cubes.
julienne = To julienne is to cut into thin sticks.
simmer = To simmer is to cook with small lazy bubbles.
knead = To knead is to push and fold the dough until it is smooth.

## phrases
do not = don't
it is = it's
they are = they're
will not = won't
you will = you'll
that is = that's
`,
  'casual.txt': `// How a recipe sounds in a casual tone. README.md of this area explains the sections.

## titles
*, the Easy-Going Way
*, No Fuss
Laid-Back *

## openings
Okay, let's go:
Alright, easy start:
So, first things first:

## connectors
Then just
Now
Next,
After that,

## last
And to wrap up,
Last bit:

## closings
And that's it, dig in.
Done. Grab a plate.
Nice work. Eat up.

## remarks prepare
Doesn't have to be pretty.
Close enough is fine.

## remarks heat
Go do something else while it warms up.

## remarks mix
A few lumps? No big deal.

## remarks fry
Keep an eye on it, that's all.

## remarks simmer
Give it a stir whenever you walk past.

## remarks bake
Now it pretty much looks after itself.

## remarks rest
Yeah, waiting is annoying, but do it.

## remarks chill
Go watch something in the meantime.

## verbs
place = pop
put = pop
combine = throw together
transfer = move
distribute = scatter
garnish = finish

## phrases
do not = don't
it is = it's
they are = they're
will not = won't
you will = you'll
that is = that's
approximately = about
immediately = right away
thoroughly = really well
prior to = before
carefully = gently
`,
  'concise.txt': `// How a recipe sounds in a concise tone. README.md of this area explains the sections.

## titles
*, in Brief
*, in Short

## phrases
then =
and then = and
next =
now =
after that =
finally =
afterward =
very =
really =
quite =
simply =
carefully =
in order to = to
make sure to =
the =
your =
the same = the same
the rest = the rest
the other = the other
the first = the first
the last = the last
for about = about
approximately = about
`,
  'detailed.txt': `// How a recipe sounds in a detailed tone. README.md of this area explains the sections.

## remarks
every step

## titles
*, Step by Step
*, in Detail
*: The Complete Method

## openings
Before anything else, read the recipe through and set everything out.
Start by laying out everything on the list, measured.
Clear the counter first, and read each step before it begins.

## connectors
With that done,
Once this is ready,
As the next stage,

## last
To finish,
For the last stage,

## closings
Taste before serving and correct the seasoning: that is the last chance to do so.
Let it sit for a moment, look it over, and bring it to the table.

## remarks prepare
Pieces of the same size cook at the same speed, so it pays to cut evenly.

## remarks heat
Full heat matters: what goes in too early steams or sticks instead of browning.

## remarks mix
Scrape the sides and the bottom of the bowl as you go, so that nothing stays dry.

## remarks fry
Give it room, and let it color before it is moved: what is turned too soon sticks.

## remarks simmer
A simmer is a bubble breaking here and there; a rolling boil is more than it needs.

## remarks bake
Set it on the middle rack and look through the door rather than opening it, because every opening costs heat.

## remarks rest
Resting lets the heat even out and the juices settle.

## remarks chill
Keep it covered, so that it neither dries out nor takes on the smell of its neighbors.

## remarks serve
Bring it to the table promptly, while it is at its best.

## phrases
don't = do not
it's = it is
they're = they are
won't = will not
you'll = you will
you're = you are
can't = cannot
`,
  'enthusiastic.txt': `// How a recipe sounds in a enthusiastic tone. README.md of this area explains the sections.

## remarks
every step

## titles
*: You Are Going to Love This!
Amazing *!
The Best * Ever!

## openings
This is going to be amazing, so let's go!
Oh, you are in for a treat!
Get excited!

## connectors
Here comes a great part:
Keep going!
It's coming together:

## last
Here it comes, the best moment:
The finish line!

## closings
Wow, just look at it! Enjoy every bite!
Absolutely fantastic. Dig in!
You nailed it!

## remarks prepare
Look at those colors!

## remarks heat
Feel that heat? Perfect!

## remarks mix
Look how beautifully that comes together!

## remarks fry
That sizzle is the best sound in the world!

## remarks simmer
Your kitchen is going to smell incredible!

## remarks bake
The smell alone is worth it!

## remarks rest
So worth the wait!

## remarks chill
Every minute makes it better!

## phrases
do not = don't
it is = it's
they are = they're
will not = won't
you will = you'll
that is = that's
golden = gloriously golden
tender = wonderfully tender
crisp = fantastically crisp
`,
  'formal.txt': `// How a recipe sounds in a formal tone. README.md of this area explains the sections.

## titles
*: A Formal Method
The Preparation of *
*, Formally Presented

## openings
To begin,
As the first step,
Initially,

## connectors
Subsequently,
Thereafter,
Following this,

## last
In conclusion,
As the final step,

## closings
The dish is now ready to be presented.
The preparation is thereby complete.
The method is hereby concluded.

## remarks prepare
Uniformity is to be desired.

## remarks fry
Constant attention is advised.

## remarks bake
The oven door should remain closed meanwhile.

## remarks rest
This interval should not be omitted.

## remarks chill
Patience is rewarded at this point.

## verbs
put = place
mix = combine
pop = place
grab = take
use = employ
start = commence

## phrases
don't = do not
it's = it is
they're = they are
won't = will not
you'll = you will
you're = you are
can't = cannot
about # = approximately #
a bit = slightly
right away = immediately
make sure = ensure
`,
  'friendly.txt': `// How a recipe sounds in a friendly tone. README.md of this area explains the sections.

## titles
*, for Friends
*, with Love
*, from My Kitchen to Yours

## openings
Let's get cooking!
I'm glad you're making this!
Come in, pull up a chair!
Ready when you are.

## connectors
Next,
Now,
When you are ready,
Then,

## last
Nearly there now:
And finally,

## closings
Enjoy it, and share it with someone you like.
You did it. I hope everyone asks for more.
Save a little for yourself.

## remarks prepare
There's no hurry with this part.

## remarks heat
You'll be glad it is hot when you need it.

## remarks mix
Don't worry if it isn't perfectly even.

## remarks fry
You'll smell when it is getting good.

## remarks simmer
Taste it now and then and trust yourself.

## remarks bake
This is a lovely moment to sit down.

## remarks rest
It is worth the wait, I promise.

## remarks chill
It does its own thing now, and you can do yours.

## phrases
do not = don't
it is = it's
they are = they're
will not = won't
you will = you'll
that is = that's
`,
  'humorous.txt': `// How a recipe sounds in a humorous tone. README.md of this area explains the sections.

## remarks
every step

## titles
* (No Cooks Were Harmed)
*, or How I Impressed Everyone
* (Results May Be Edible)

## openings
Step away from the takeout menu.
Warning: this may impress people who then expect it again.
Put on an apron and an air of competence.

## connectors
Trust the process:
Keep a straight face and
No turning back now:

## last
For the big reveal,
At long last:

## closings
Accept compliments modestly, as if it had been hard.
Tell everyone it is a family secret. They will never check.
The dishes, regrettably, will not wash themselves.

## remarks prepare
Count your fingers before and after.

## remarks heat
Yes, now, not when you remember it later like last time.

## remarks mix
If it ends up on the wall, call it a technique.

## remarks fry
If the smoke alarm joins in, it is a bit too hot.

## remarks simmer
Stir it occasionally, so that it does not feel ignored.

## remarks bake
Staring through the oven door does not make it faster. We have all tried.

## remarks rest
Waiting is the hardest part of any recipe, and nobody gives medals for it.

## remarks chill
Opening the door to check on it counts as exercise.

## phrases
do not = don't
it is = it's
they are = they're
will not = won't
you will = you'll
that is = that's
`,
  'kid_friendly.txt': `// How a recipe sounds in a kid-friendly tone. README.md of this area explains the sections.

## remarks
every step

## titles
*, Young Chef's Edition
* for Young Chefs
The Little Chef's *

## openings
Wash your hands, young chef, and find a grown-up to help!
Hello, young chef! Wash your hands first.
Aprons on, young chef!

## connectors
Now for the fun:
Next,
Ready?

## last
Last job, chef:
The end is near:

## closings
Hooray, you made it! Everybody to the table!
High five, chef!
Who helped? You did!

## remarks prepare
Knives are a job to do together with a grown-up.

## remarks heat
Hot! A grown-up switches this on.

## remarks mix
This is a great job for you: stir, stir, stir!

## remarks fry
The grown-up stays at the stove while it sizzles.

## remarks simmer
Watch the bubbles from a safe distance.

## remarks bake
A grown-up opens the oven, with big gloves.

## remarks rest
Can you wait? Sing a song!

## remarks chill
While it gets cold, draw a picture of it!

## verbs
combine = mix up
whisk = whizz
place = put
transfer = put
distribute = spread

## phrases
do not = don't
it is = it's
they are = they're
will not = won't
you will = you'll
that is = that's
approximately = about
thoroughly = really well
`,
  'phases.tsv': `#
phase	verbs
bake	bake, roast, broil
fry	fry, saute, sear, brown
simmer	simmer, boil, stew, braise, poach
heat	preheat, heat
chill	chill, refrigerate, marinate, rise, freeze, soak
rest	rest, cool, stand
prepare	chop, slice, dice, mince, cut, peel, grate, trim, wash, rinse
mix	mix, stir, whisk, combine, beat, fold, blend, knead, toss
serve	serve, garnish, enjoy
`,
  'playful.txt': `// How a recipe sounds in a playful tone. README.md of this area explains the sections.

## remarks
every step

## titles
* (Ta-da!)
*, with a Wink
Happy-Go-Lucky *

## openings
Aprons on, sleeves up!
Ready, steady, cook!
Ladies and gentlemen, to your spoons!

## connectors
Hop along:
Wiggle your fingers, then
Onwards!

## last
Drumroll, please:
Grand finale!

## closings
Ta-da!
Take a bow, you magnificent cook.
Crumbs on your shirt are medals.

## remarks prepare
Chop-chop, as they say.

## remarks heat
Let it get all toasty in there.

## remarks mix
Round and round and round it goes.

## remarks fry
Listen to it sing!

## remarks simmer
Blub, blub, blub, says the pot.

## remarks bake
In it goes for a hot little holiday.

## remarks rest
Nap time! Hands off.

## remarks chill
Brrr! Off it goes to be cool.

## verbs
add = plop in
place = tuck
stir = swirl
sprinkle = shower
pour = splosh

## phrases
do not = don't
it is = it's
they are = they're
will not = won't
you will = you'll
that is = that's
`,
  'poetic.txt': `// How a recipe sounds in a poetic tone. README.md of this area explains the sections.

## remarks
every step

## titles
Ode to *
Song of *
*, a Poem

## openings
Softly the day turns toward supper;
O hands, be gentle, O kitchen, be still:
Listen, the kettle is clearing its throat;

## connectors
Like rain after heat,
Now, as the steam is rising,
Slowly, as evening comes,

## last
And last, before the hush,
Now, at the close,

## closings
So ends the song; the table is its silence.
Let it be eaten slowly, like a line read twice.
And what was hunger goes home singing.

## remarks prepare
The blade whispers its small, bright syllables.

## remarks heat
Warmth gathers like a held breath.

## remarks mix
Apart they were words; together they are a verse.

## remarks fry
It crackles like rain on summer leaves.

## remarks simmer
Steam writes its slow letters on the window.

## remarks bake
In the dark of the oven a small sun ripens.

## remarks rest
Stillness, too, is an ingredient of time.

## remarks chill
A small winter holds it, and lets it dream.

## phrases
golden = golden as late light
`,
  'professional.txt': `// How a recipe sounds in a professional tone. README.md of this area explains the sections.

## remarks
every step

## titles
* (Kitchen Procedure)
*: Line Recipe
* (Standard Procedure)

## openings
Mise en place first.
Set up the station.
Read through the procedure, then begin.

## last
To the pass:

## closings
Check seasoning, wipe the rim, and send.
Taste, adjust, plate.
Hold hot, and send without delay.

## remarks prepare
Keep the cuts even so that everything cooks at the same rate.

## remarks heat
Verify the heat before loading.

## remarks fry
Do not crowd the pan; color is flavor.

## remarks simmer
Skim as needed and hold below a boil.

## remarks bake
Rotate for even color if the oven has hot spots.

## remarks rest
Carry-over finishes the job.

## remarks chill
Cover, label and date it.

## remarks mix
Stop as soon as it is homogeneous.

## verbs
put = place
fry = sauté
mix = combine

## phrases
don't = do not
it's = it is
they're = they are
won't = will not
you'll = you will
you're = you are
can't = cannot
make sure = ensure
right away = at once
`,
  'storytelling.txt': `// How a recipe sounds in a storytelling tone. README.md of this area explains the sections.

## remarks
every step

## titles
The Story of *
The Tale of *
*: A Kitchen Story

## openings
It begins, as good evenings do, with a quiet kitchen:
Every dish has a beginning, and here is ours:
Once upon an evening, someone was hungry:

## connectors
And so,
As the light fades outside,
Here the plot thickens:
Meanwhile, the kitchen grows warm;

## last
And so we come to the end of the tale:
The last page turns:

## closings
And around the table, everyone falls silent for the best of reasons.
That is how it was told to me, and how I tell it to you.
And if anything was left, it is still being talked about.

## remarks prepare
The knife finds its rhythm, as it has in kitchens for generations.

## remarks heat
Somewhere in the kitchen a flame wakes up.

## remarks mix
What were strangers a moment ago become company.

## remarks fry
The first sizzle calls people in from the next room.

## remarks simmer
The pot murmurs to itself like an old friend.

## remarks bake
The door closes, and the house begins to fill with that smell.

## remarks rest
Patience, says the cook, and means it.

## remarks chill
Behind a cold door, it keeps its secret a while.
`,
  'tone-words.tsv': `#
word	tone
funny	humorous
humor	humorous
humour	humorous
comic	humorous
comedy	humorous
witty	humorous
sarcastic	humorous
silly	humorous
fun	playful
whimsical	playful
cute	playful
cheeky	playful
kid	kid_friendly
child	kid_friendly
children	kid_friendly
childish	kid_friendly
beginner	beginner_friendly
simple	beginner_friendly
easy	beginner_friendly
novice	beginner_friendly
plain	beginner_friendly
short	concise
brief	concise
terse	concise
minimal	concise
minimalist	concise
compact	concise
long	detailed
thorough	detailed
precise	detailed
explanatory	detailed
technical	detailed
chef	professional
restaurant	professional
business	professional
expert	professional
elegant	formal
fancy	formal
polite	formal
academic	formal
royal	formal
story	storytelling
narrative	storytelling
fairytale	storytelling
fairy tale	storytelling
tale	storytelling
poem	poetic
poetry	poetic
lyrical	poetic
romantic	poetic
excited	enthusiastic
energetic	enthusiastic
upbeat	enthusiastic
cheerful	enthusiastic
hype	enthusiastic
warm	friendly
kind	friendly
cozy	friendly
encouraging	friendly
chatty	casual
relaxed	casual
informal	casual
laid back	casual
conversational	casual
`,
} as const; // prettier-ignore
