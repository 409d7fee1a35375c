// Compiled from mock/kitchen/tones/data/*. Do not edit: change the data files and run `npm run tables`.
export const tables = {
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
  'styles.tsv': `#
tone	part	entry	becomes
beginner_friendly	every_step
beginner_friendly	titles	* for Beginners
beginner_friendly	titles	Your First *
beginner_friendly	titles	*, Made Easy
beginner_friendly	openings	You can do this. Get everything out first, then
beginner_friendly	openings	Take your time; there is nothing here that can't be learned.
beginner_friendly	openings	Everybody starts somewhere, and this is a good place.
beginner_friendly	connectors	Good. Now
beginner_friendly	connectors	Next,
beginner_friendly	connectors	When that is done,
beginner_friendly	last	Last step:
beginner_friendly	last	Almost done:
beginner_friendly	closings	That's it, you have made it. Taste it, and if it seems flat, a little more seasoning helps.
beginner_friendly	closings	There: you cooked. The next time is easier.
beginner_friendly	prepare	Curl your fingertips under while you cut, and go slowly.
beginner_friendly	heat	Wait until it is really hot before you go on.
beginner_friendly	mix	Mixed means that you see no separate streaks any more.
beginner_friendly	fry	If it browns too fast, turn the heat down; you are in charge.
beginner_friendly	simmer	Simmering means small lazy bubbles, not a wild boil.
beginner_friendly	bake	Use oven gloves, and set a timer so that you need not remember.
beginner_friendly	rest	Leave it alone for this time; it is still finishing.
beginner_friendly	chill	Nothing to do here but wait; set a timer and relax.
beginner_friendly	terms	saute	To sauté is to fry gently in a little fat, stirring.
beginner_friendly	terms	deglaze	To deglaze is to loosen the brown bits with liquid.
beginner_friendly	terms	fold	To fold is to turn over gently with a spatula, without stirring.
beginner_friendly	terms	whisk	To whisk is to beat quickly with a whisk or a fork.
beginner_friendly	terms	mince	To mince is to chop very finely.
beginner_friendly	terms	dice	To dice is to cut into small cubes.
beginner_friendly	terms	julienne	To julienne is to cut into thin sticks.
beginner_friendly	terms	simmer	To simmer is to cook with small lazy bubbles.
beginner_friendly	terms	knead	To knead is to push and fold the dough until it is smooth.
beginner_friendly	phrases	do not	don't
beginner_friendly	phrases	it is	it's
beginner_friendly	phrases	they are	they're
beginner_friendly	phrases	will not	won't
beginner_friendly	phrases	you will	you'll
beginner_friendly	phrases	that is	that's
casual	titles	*, the Easy-Going Way
casual	titles	*, No Fuss
casual	titles	Laid-Back *
casual	openings	Okay, let's go:
casual	openings	Alright, easy start:
casual	openings	So, first things first:
casual	connectors	Then just
casual	connectors	Now
casual	connectors	Next,
casual	connectors	After that,
casual	last	And to wrap up,
casual	last	Last bit:
casual	closings	And that's it, dig in.
casual	closings	Done. Grab a plate.
casual	closings	Nice work. Eat up.
casual	prepare	Doesn't have to be pretty.
casual	prepare	Close enough is fine.
casual	heat	Go do something else while it warms up.
casual	mix	A few lumps? No big deal.
casual	fry	Keep an eye on it, that's all.
casual	simmer	Give it a stir whenever you walk past.
casual	bake	Now it pretty much looks after itself.
casual	rest	Yeah, waiting is annoying, but do it.
casual	chill	Go watch something in the meantime.
casual	verbs	place	pop
casual	verbs	put	pop
casual	verbs	combine	throw together
casual	verbs	transfer	move
casual	verbs	distribute	scatter
casual	verbs	garnish	finish
casual	phrases	do not	don't
casual	phrases	it is	it's
casual	phrases	they are	they're
casual	phrases	will not	won't
casual	phrases	you will	you'll
casual	phrases	that is	that's
casual	phrases	approximately	about
casual	phrases	immediately	right away
casual	phrases	thoroughly	really well
casual	phrases	prior to	before
casual	phrases	carefully	gently
concise	titles	*, in Brief
concise	titles	*, in Short
concise	phrases	then
concise	phrases	and then	and
concise	phrases	next
concise	phrases	now
concise	phrases	after that
concise	phrases	finally
concise	phrases	afterward
concise	phrases	very
concise	phrases	really
concise	phrases	quite
concise	phrases	simply
concise	phrases	carefully
concise	phrases	in order to	to
concise	phrases	make sure to
concise	phrases	the
concise	phrases	your
concise	phrases	the same	the same
concise	phrases	the rest	the rest
concise	phrases	the other	the other
concise	phrases	the first	the first
concise	phrases	the last	the last
concise	phrases	for about	about
concise	phrases	approximately	about
detailed	every_step
detailed	titles	*, Step by Step
detailed	titles	*, in Detail
detailed	titles	*: The Complete Method
detailed	openings	Before anything else, read the recipe through and set everything out.
detailed	openings	Start by laying out everything on the list, measured.
detailed	openings	Clear the counter first, and read each step before it begins.
detailed	connectors	With that done,
detailed	connectors	Once this is ready,
detailed	connectors	As the next stage,
detailed	last	To finish,
detailed	last	For the last stage,
detailed	closings	Taste before serving and correct the seasoning: that is the last chance to do so.
detailed	closings	Let it sit for a moment, look it over, and bring it to the table.
detailed	prepare	Pieces of the same size cook at the same speed, so it pays to cut evenly.
detailed	heat	Full heat matters: what goes in too early steams or sticks instead of browning.
detailed	mix	Scrape the sides and the bottom of the bowl as you go, so that nothing stays dry.
detailed	fry	Give it room, and let it color before it is moved: what is turned too soon sticks.
detailed	simmer	A simmer is a bubble breaking here and there; a rolling boil is more than it needs.
detailed	bake	Set it on the middle rack and look through the door rather than opening it, because every opening costs heat.
detailed	rest	Resting lets the heat even out and the juices settle.
detailed	chill	Keep it covered, so that it neither dries out nor takes on the smell of its neighbors.
detailed	serve	Bring it to the table promptly, while it is at its best.
detailed	phrases	don't	do not
detailed	phrases	it's	it is
detailed	phrases	they're	they are
detailed	phrases	won't	will not
detailed	phrases	you'll	you will
detailed	phrases	you're	you are
detailed	phrases	can't	cannot
enthusiastic	every_step
enthusiastic	titles	*: You Are Going to Love This!
enthusiastic	titles	Amazing *!
enthusiastic	titles	The Best * Ever!
enthusiastic	openings	This is going to be amazing, so let's go!
enthusiastic	openings	Oh, you are in for a treat!
enthusiastic	openings	Get excited!
enthusiastic	connectors	Here comes a great part:
enthusiastic	connectors	Keep going!
enthusiastic	connectors	It's coming together:
enthusiastic	last	Here it comes, the best moment:
enthusiastic	last	The finish line!
enthusiastic	closings	Wow, just look at it! Enjoy every bite!
enthusiastic	closings	Absolutely fantastic. Dig in!
enthusiastic	closings	You nailed it!
enthusiastic	prepare	Look at those colors!
enthusiastic	heat	Feel that heat? Perfect!
enthusiastic	mix	Look how beautifully that comes together!
enthusiastic	fry	That sizzle is the best sound in the world!
enthusiastic	simmer	Your kitchen is going to smell incredible!
enthusiastic	bake	The smell alone is worth it!
enthusiastic	rest	So worth the wait!
enthusiastic	chill	Every minute makes it better!
enthusiastic	phrases	do not	don't
enthusiastic	phrases	it is	it's
enthusiastic	phrases	they are	they're
enthusiastic	phrases	will not	won't
enthusiastic	phrases	you will	you'll
enthusiastic	phrases	that is	that's
enthusiastic	phrases	golden	gloriously golden
enthusiastic	phrases	tender	wonderfully tender
enthusiastic	phrases	crisp	fantastically crisp
formal	titles	*: A Formal Method
formal	titles	The Preparation of *
formal	titles	*, Formally Presented
formal	openings	To begin,
formal	openings	As the first step,
formal	openings	Initially,
formal	connectors	Subsequently,
formal	connectors	Thereafter,
formal	connectors	Following this,
formal	last	In conclusion,
formal	last	As the final step,
formal	closings	The dish is now ready to be presented.
formal	closings	The preparation is thereby complete.
formal	closings	The method is hereby concluded.
formal	prepare	Uniformity is to be desired.
formal	fry	Constant attention is advised.
formal	bake	The oven door should remain closed meanwhile.
formal	rest	This interval should not be omitted.
formal	chill	Patience is rewarded at this point.
formal	verbs	put	place
formal	verbs	mix	combine
formal	verbs	pop	place
formal	verbs	grab	take
formal	verbs	use	employ
formal	verbs	start	commence
formal	phrases	don't	do not
formal	phrases	it's	it is
formal	phrases	they're	they are
formal	phrases	won't	will not
formal	phrases	you'll	you will
formal	phrases	you're	you are
formal	phrases	can't	cannot
formal	before_number	about	approximately
formal	phrases	a bit	slightly
formal	phrases	right away	immediately
formal	phrases	make sure	ensure
friendly	titles	*, for Friends
friendly	titles	*, with Love
friendly	titles	*, from My Kitchen to Yours
friendly	openings	Let's get cooking!
friendly	openings	I'm glad you're making this!
friendly	openings	Come in, pull up a chair!
friendly	openings	Ready when you are.
friendly	connectors	Next,
friendly	connectors	Now,
friendly	connectors	When you are ready,
friendly	connectors	Then,
friendly	last	Nearly there now:
friendly	last	And finally,
friendly	closings	Enjoy it, and share it with someone you like.
friendly	closings	You did it. I hope everyone asks for more.
friendly	closings	Save a little for yourself.
friendly	prepare	There's no hurry with this part.
friendly	heat	You'll be glad it is hot when you need it.
friendly	mix	Don't worry if it isn't perfectly even.
friendly	fry	You'll smell when it is getting good.
friendly	simmer	Taste it now and then and trust yourself.
friendly	bake	This is a lovely moment to sit down.
friendly	rest	It is worth the wait, I promise.
friendly	chill	It does its own thing now, and you can do yours.
friendly	phrases	do not	don't
friendly	phrases	it is	it's
friendly	phrases	they are	they're
friendly	phrases	will not	won't
friendly	phrases	you will	you'll
friendly	phrases	that is	that's
humorous	every_step
humorous	titles	* (No Cooks Were Harmed)
humorous	titles	*, or How I Impressed Everyone
humorous	titles	* (Results May Be Edible)
humorous	openings	Step away from the takeout menu.
humorous	openings	Warning: this may impress people who then expect it again.
humorous	openings	Put on an apron and an air of competence.
humorous	connectors	Trust the process:
humorous	connectors	Keep a straight face and
humorous	connectors	No turning back now:
humorous	last	For the big reveal,
humorous	last	At long last:
humorous	closings	Accept compliments modestly, as if it had been hard.
humorous	closings	Tell everyone it is a family secret. They will never check.
humorous	closings	The dishes, regrettably, will not wash themselves.
humorous	prepare	Count your fingers before and after.
humorous	heat	Yes, now, not when you remember it later like last time.
humorous	mix	If it ends up on the wall, call it a technique.
humorous	fry	If the smoke alarm joins in, it is a bit too hot.
humorous	simmer	Stir it occasionally, so that it does not feel ignored.
humorous	bake	Staring through the oven door does not make it faster. We have all tried.
humorous	rest	Waiting is the hardest part of any recipe, and nobody gives medals for it.
humorous	chill	Opening the door to check on it counts as exercise.
humorous	phrases	do not	don't
humorous	phrases	it is	it's
humorous	phrases	they are	they're
humorous	phrases	will not	won't
humorous	phrases	you will	you'll
humorous	phrases	that is	that's
kid_friendly	every_step
kid_friendly	titles	*, Young Chef's Edition
kid_friendly	titles	* for Young Chefs
kid_friendly	titles	The Little Chef's *
kid_friendly	openings	Wash your hands, young chef, and find a grown-up to help!
kid_friendly	openings	Hello, young chef! Wash your hands first.
kid_friendly	openings	Aprons on, young chef!
kid_friendly	connectors	Now for the fun:
kid_friendly	connectors	Next,
kid_friendly	connectors	Ready?
kid_friendly	last	Last job, chef:
kid_friendly	last	The end is near:
kid_friendly	closings	Hooray, you made it! Everybody to the table!
kid_friendly	closings	High five, chef!
kid_friendly	closings	Who helped? You did!
kid_friendly	prepare	Knives are a job to do together with a grown-up.
kid_friendly	heat	Hot! A grown-up switches this on.
kid_friendly	mix	This is a great job for you: stir, stir, stir!
kid_friendly	fry	The grown-up stays at the stove while it sizzles.
kid_friendly	simmer	Watch the bubbles from a safe distance.
kid_friendly	bake	A grown-up opens the oven, with big gloves.
kid_friendly	rest	Can you wait? Sing a song!
kid_friendly	chill	While it gets cold, draw a picture of it!
kid_friendly	verbs	combine	mix up
kid_friendly	verbs	whisk	whizz
kid_friendly	verbs	place	put
kid_friendly	verbs	transfer	put
kid_friendly	verbs	distribute	spread
kid_friendly	phrases	do not	don't
kid_friendly	phrases	it is	it's
kid_friendly	phrases	they are	they're
kid_friendly	phrases	will not	won't
kid_friendly	phrases	you will	you'll
kid_friendly	phrases	that is	that's
kid_friendly	phrases	approximately	about
kid_friendly	phrases	thoroughly	really well
playful	every_step
playful	titles	* (Ta-da!)
playful	titles	*, with a Wink
playful	titles	Happy-Go-Lucky *
playful	openings	Aprons on, sleeves up!
playful	openings	Ready, steady, cook!
playful	openings	Ladies and gentlemen, to your spoons!
playful	connectors	Hop along:
playful	connectors	Wiggle your fingers, then
playful	connectors	Onwards!
playful	last	Drumroll, please:
playful	last	Grand finale!
playful	closings	Ta-da!
playful	closings	Take a bow, you magnificent cook.
playful	closings	Crumbs on your shirt are medals.
playful	prepare	Chop-chop, as they say.
playful	heat	Let it get all toasty in there.
playful	mix	Round and round and round it goes.
playful	fry	Listen to it sing!
playful	simmer	Blub, blub, blub, says the pot.
playful	bake	In it goes for a hot little holiday.
playful	rest	Nap time! Hands off.
playful	chill	Brrr! Off it goes to be cool.
playful	verbs	add	plop in
playful	verbs	place	tuck
playful	verbs	stir	swirl
playful	verbs	sprinkle	shower
playful	verbs	pour	splosh
playful	phrases	do not	don't
playful	phrases	it is	it's
playful	phrases	they are	they're
playful	phrases	will not	won't
playful	phrases	you will	you'll
playful	phrases	that is	that's
poetic	every_step
poetic	titles	Ode to *
poetic	titles	Song of *
poetic	titles	*, a Poem
poetic	openings	Softly the day turns toward supper;
poetic	openings	O hands, be gentle, O kitchen, be still:
poetic	openings	Listen, the kettle is clearing its throat;
poetic	connectors	Like rain after heat,
poetic	connectors	Now, as the steam is rising,
poetic	connectors	Slowly, as evening comes,
poetic	last	And last, before the hush,
poetic	last	Now, at the close,
poetic	closings	So ends the song; the table is its silence.
poetic	closings	Let it be eaten slowly, like a line read twice.
poetic	closings	And what was hunger goes home singing.
poetic	prepare	The blade whispers its small, bright syllables.
poetic	heat	Warmth gathers like a held breath.
poetic	mix	Apart they were words; together they are a verse.
poetic	fry	It crackles like rain on summer leaves.
poetic	simmer	Steam writes its slow letters on the window.
poetic	bake	In the dark of the oven a small sun ripens.
poetic	rest	Stillness, too, is an ingredient of time.
poetic	chill	A small winter holds it, and lets it dream.
poetic	phrases	golden	golden as late light
professional	every_step
professional	titles	* (Kitchen Procedure)
professional	titles	*: Line Recipe
professional	titles	* (Standard Procedure)
professional	openings	Mise en place first.
professional	openings	Set up the station.
professional	openings	Read through the procedure, then begin.
professional	last	To the pass:
professional	closings	Check seasoning, wipe the rim, and send.
professional	closings	Taste, adjust, plate.
professional	closings	Hold hot, and send without delay.
professional	prepare	Keep the cuts even so that everything cooks at the same rate.
professional	heat	Verify the heat before loading.
professional	fry	Do not crowd the pan; color is flavor.
professional	simmer	Skim as needed and hold below a boil.
professional	bake	Rotate for even color if the oven has hot spots.
professional	rest	Carry-over finishes the job.
professional	chill	Cover, label and date it.
professional	mix	Stop as soon as it is homogeneous.
professional	verbs	put	place
professional	verbs	fry	sauté
professional	verbs	mix	combine
professional	phrases	don't	do not
professional	phrases	it's	it is
professional	phrases	they're	they are
professional	phrases	won't	will not
professional	phrases	you'll	you will
professional	phrases	you're	you are
professional	phrases	can't	cannot
professional	phrases	make sure	ensure
professional	phrases	right away	at once
storytelling	every_step
storytelling	titles	The Story of *
storytelling	titles	The Tale of *
storytelling	titles	*: A Kitchen Story
storytelling	openings	It begins, as good evenings do, with a quiet kitchen:
storytelling	openings	Every dish has a beginning, and here is ours:
storytelling	openings	Once upon an evening, someone was hungry:
storytelling	connectors	And so,
storytelling	connectors	As the light fades outside,
storytelling	connectors	Here the plot thickens:
storytelling	connectors	Meanwhile, the kitchen grows warm;
storytelling	last	And so we come to the end of the tale:
storytelling	last	The last page turns:
storytelling	closings	And around the table, everyone falls silent for the best of reasons.
storytelling	closings	That is how it was told to me, and how I tell it to you.
storytelling	closings	And if anything was left, it is still being talked about.
storytelling	prepare	The knife finds its rhythm, as it has in kitchens for generations.
storytelling	heat	Somewhere in the kitchen a flame wakes up.
storytelling	mix	What were strangers a moment ago become company.
storytelling	fry	The first sizzle calls people in from the next room.
storytelling	simmer	The pot murmurs to itself like an old friend.
storytelling	bake	The door closes, and the house begins to fill with that smell.
storytelling	rest	Patience, says the cook, and means it.
storytelling	chill	Behind a cold door, it keeps its secret a while.
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
