// Compiled from mock/kitchen/generate/data/*. Do not edit: change the data files and run `npm run tables`.
import { createPhraseReader } from '../text/phrase-reader.js';
export const { rowsOf, later, valuesOf, mapOf, groupsOf, reads, readFiles, phrasesOf, listsOf } = createPhraseReader('generate', {
'of': {
'not-for-dishes.tsv': `#
#
#
infant_food
medical_food
curing_salt
pickling_lime
lye
rennet
enzyme
culture
brewing_yeast
dry_ice
preservative
chewing gum
wood chip`,
},
'reason': {
'not-for-dishes.tsv': `#
#
#
it is prepared for an infant as its package or a pediatrician says
it is taken as a doctor or a pharmacist says
it holds nitrite, which is weighed by the gram for a cure and is poisonous by the spoon
it is a strong alkali, and is used by a tested recipe only
it is caustic, and is used by a tested recipe only
it makes cheese, by a recipe that says how much and how warm
it is dosed by the recipe that it was bought for
it ferments food, by a recipe that says how long and how warm
it ferments drinks, and does not raise a dough
it is not food, and injures who touches or swallows it
its dose decides whether it is safe
it is chewed, not eaten
it is kitchen equipment, not food`,
},
'words': {
'skill-words.tsv': `#
#
beginner, beginning, easy, novice, basic, low, simple, new, newbie, starter, kid, child, amateur, none, first
advanced, hard, expert, professional, pro, high, chef, master, difficult, experienced, skilled
intermediate, medium, average, moderate, normal, some, home, regular`,
'title-words.tsv': `#
#
breast, thigh, leg, wing, fillet, filet, loin, chop, tenderloin, shoulder, chuck, half, floret, leaf, clove, extract, powder, patty, cutlet, piece, cube, chunk, sprig, kernel
boneless, skinless, fresh, freshly, frozen, ground, minced, canned, cooked, dried, large, small, medium, baby, raw, organic, lean, extra, all-purpose, plain, unsalted, salted, firm, silken, very, ripe, cut, sliced, chopped, diced, whole, waxed, skin-on, bone-in, free-range, good, quality, leftover, grated, shredded`,
},
'skill': {
'skill-words.tsv': `#
#
beginner
advanced
intermediate`,
},
'where': {
'title-words.tsv': `#
#
end
begin`,
},
} as const); // prettier-ignore
