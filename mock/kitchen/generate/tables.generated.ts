// Compiled from mock/kitchen/generate/data/*. Do not edit: change the data files and run `npm run tables`.
export const tables = {
  'not-for-dishes.tsv': `#
#
rule	reason
infant_food	it is prepared for an infant as its package or a pediatrician says
medical_food	it is taken as a doctor or a pharmacist says
curing_salt	it holds nitrite, which is weighed by the gram for a cure and is poisonous by the spoon
pickling_lime	it is a strong alkali, and is used by a tested recipe only
lye	it is caustic, and is used by a tested recipe only
rennet	it makes cheese, by a recipe that says how much and how warm
enzyme	it is dosed by the recipe that it was bought for
culture	it ferments food, by a recipe that says how long and how warm
brewing_yeast	it ferments drinks, and does not raise a dough
dry_ice	it is not food, and injures who touches or swallows it
preservative	its dose decides whether it is safe
`,
  'skill-words.tsv': `#
words	skill
beginner, beginning, easy, novice, basic, low, simple, new, newbie, starter, kid, child, amateur, none, first	beginner
advanced, hard, expert, professional, pro, high, chef, master, difficult, experienced, skilled	advanced
intermediate, medium, average, moderate, normal, some, home, regular	intermediate
`,
} as const; // prettier-ignore
