/**
 * What people write where a form asks for restrictions, and what must follow.
 *
 * A row reads `phrase | left out | still allowed`. `!` before the phrase: what it asks is not known or only a wish, and the response must say so
 * in a warning.
 */
export const restrictionLabels = `
no pork | bacon, ham, lard, pork chop | chicken, beef, salmon
lactose intolerant | milk, cream cheese, butter | egg, oat milk, olive oil
I'm lactose intolerant but lactose-free milk is fine | milk, cream | lactose-free milk, egg
coeliac | flour, soy sauce, couscous, beer | rice, potato, egg
I have coeliac disease, so strictly no gluten | flour, barley, spaghetti | rice, corn tortilla
I can't eat shellfish | shrimp, crab, mussel, oyster sauce | salmon, chicken
plant based | chicken, milk, egg, honey | tofu, lentil, olive oil
keto | sugar, rice, potato, flour | butter, salmon, egg, spinach
halal | bacon, white wine, lard, gelatin | chicken, lamb, rice
kosher | pork chop, shrimp, clam | chicken, beef, salmon
low FODMAP | onion, garlic, wheat flour, apple | carrot, rice, chicken
pescatarian | chicken, bacon, beef broth | salmon, shrimp, egg, milk
pescatarian but no shellfish | chicken, shrimp | salmon, egg
vegetarian but I eat fish | chicken, bacon | salmon, egg, milk
nut free except coconut | almond, peanut, walnut | coconut, coconut milk, rice
nut allergy (coconut is ok) | almond, peanut, cashew | coconut, rice
allergic to all nuts except almonds | walnut, peanut, cashew | almond, rice
dairy-free (ghee ok) | milk, butter, parmesan | ghee, olive oil
dairy free but butter is fine | milk, parmesan, cream | butter, olive oil
no dairy apart from hard cheese | milk, cream | cheddar, olive oil
gluten free, oats are ok | flour, barley | oats, rice
no nightshades | tomato, potato, eggplant, paprika | carrot, onion
pregnant | white wine, rum, sushi grade tuna, brie, raw egg | chicken, carrot, rice
breastfeeding, no alcohol | rum, white wine | chicken, milk
allergic to sesame and soy | tahini, sesame oil, tofu, soy sauce | rice, egg, almond
egg-free | egg, mayonnaise, egg noodle | milk, tofu
no eggs or dairy | egg, butter, milk | chicken, rice
no eggs, dairy or nuts | egg, milk, almond, peanut | chicken, rice
sin gluten | flour, spaghetti | rice, egg
sans lactose | milk, cream | egg, rice
senza latte e uova | milk, egg | rice, chicken
vegan, no soy, no nuts | egg, tofu, almond, chicken | lentil, rice
I don't eat meat | chicken, beef, bacon | egg, milk
don't eat red meat | beef, lamb, pork chop | chicken, salmon
no beef please | beef, ground beef, beef broth | chicken, pork chop
Hindu, no beef | beef, veal | chicken, rice
Muslim | bacon, rum | chicken, rice
Jain | chicken, egg, onion, garlic, potato | milk, rice, lentil
Jewish, keep kosher | bacon, shrimp | chicken, rice
no seafood | salmon, shrimp, clam, anchovy | chicken, egg
no fish | salmon, anchovy, fish sauce | chicken, shrimp
fish allergy | cod, worcestershire sauce, anchovy | chicken, rice
deathly allergic to peanuts | peanut, peanut butter, peanut oil | rice, chicken
peanut allergy, tree nuts are fine | peanut, peanut butter | almond, walnut
tree nut allergy - peanuts ok | almond, walnut | peanut, peanut butter
no tree nuts | almond, cashew, pecan | peanut, rice
allergic to almonds | almond, almond milk, marzipan | rice, chicken
pine nut allergy | pine nut, pesto | rice, chicken
hazelnut allergy | hazelnut, chocolate hazelnut spread | rice, chicken
kiwi allergy | kiwi | apple, chicken
strawberry allergy | strawberry, strawberry jam | apple, rice
allergic to avocado and banana | avocado, guacamole, banana | apple, rice
allergic to citrus | lemon, orange, lime juice | apple, rice
mustard allergy | mustard, dijon mustard | rice, chicken
celery allergy | celery, celery root, celery salt | carrot, rice
sulphite intolerance | red wine, dried apricot | rice, chicken
garlic and onion intolerance | garlic, onion, garlic powder | carrot, rice
onion free | onion, shallot, onion powder | carrot, garlic
no garlic | garlic, garlic powder, pesto | onion, rice
no mushrooms | mushroom, shiitake mushroom | carrot, rice
I hate cilantro | cilantro | parsley, rice
hates olives and capers | olive, black olive, caper | carrot, rice
no raw onion | raw onion | onion, carrot, rice
not spicy | jalapeno, cayenne pepper, hot sauce | carrot, rice, black pepper
no spicy food | jalapeno, chili powder | carrot, rice
no chilli | red chile, cayenne pepper, chili powder | carrot, rice
no tomatoes | tomato, ketchup, marinara sauce | carrot, rice
no coconut | coconut, coconut milk, coconut oil | almond, rice
no corn | corn, cornmeal, corn tortilla, polenta | rice, wheat flour
corn allergy | corn, cornstarch, corn syrup | rice, carrot
wheat allergy | flour, couscous, soy sauce | rice, corn tortilla
no wheat but rye is fine | flour, couscous | rye flour, rice
soy allergy | soy sauce, tofu, miso, edamame | rice, chicken
milk protein allergy | milk, butter, whey | egg, rice
CMPA | milk, butter | egg, rice
alpha-gal syndrome | beef, pork chop, lamb, lard, gelatin | chicken, salmon
no mammal meat | beef, pork chop, lamb | chicken, salmon
histamine intolerance | red wine, tomato, spinach | rice, carrot
G6PD deficiency | fava bean | rice, chicken
fava beans (favism) | fava bean | rice, chicken
low carb | pasta, sugar, bread | chicken, spinach
diabetic | sugar, honey, candy | chicken, spinach
type 2 diabetes, low sugar | sugar, honey | chicken, carrot
low sodium | salt, bacon, soy sauce | chicken, rice
low salt diet for high blood pressure | salt, bacon | chicken, rice
low fat | butter, lard, bacon | chicken breast, rice
no added sugar | sugar, honey | carrot, chicken
sugar-free | sugar, honey, maple syrup | carrot, chicken
no refined sugar | sugar | carrot, chicken
paleo | rice, milk, lentil, sugar | chicken, carrot
whole30 | rice, milk, sugar, wine | chicken, carrot, ghee
AIP | egg, tomato, almond, rice | chicken, carrot
low cholesterol | lard, butter, bacon | chicken breast, oats
no alcohol | rum, white wine, beer | chicken, grape juice
alcohol-free (vinegar ok) | rum, white wine | red wine vinegar, rice
no caffeine | coffee, black tea | water, milk
caffeine free | coffee | water, milk
no honey for the baby | honey | milk, rice
no gelatin | gelatin, marshmallow | rice, sugar
no processed meat | bacon, ham, salami | chicken, beef
no deli meats | ham, salami | chicken, beef
no offal | beef liver, kidney | chicken, beef
no lamb | lamb, leg of lamb, ground lamb | beef, chicken
no chicken | chicken, chicken breast, chicken broth | beef, salmon
no poultry | chicken, turkey, duck | beef, salmon
no veal or lamb | veal, lamb | chicken, pork chop
no beans | black bean, chickpea, kidney bean | rice, chicken
no legumes | lentil, chickpea, tofu, peanut | rice, chicken
no cheese | cheddar, parmesan, feta | milk, rice
no bell peppers | red bell pepper, green bell pepper | carrot, black pepper
no cooked vegetables | carrot, broccoli | chicken, rice
no root vegetables | carrot, beet, turnip | spinach, chicken
vegatarian | chicken, bacon | egg, milk
glutten free | flour, spaghetti | rice, egg
lactos intolerant | milk, cream | egg, rice
diary free | milk, butter | egg, rice
shelfish allergy | shrimp, crab | chicken, rice
vegan + gf | egg, flour, chicken | rice, lentil
V, GF, DF | chicken, flour, milk | rice, lentil
veggie & nut-free | chicken, almond, peanut | egg, rice
eggetarian | chicken, salmon | egg, milk
flexitarian | | chicken, rice
lacto-ovo vegetarian | chicken, salmon | egg, milk
gluten free or low carb | flour, sugar | chicken, spinach
none | | chicken, milk, flour
no restrictions, but my son can't have peanuts | peanut, peanut butter | chicken, milk
husband is celiac, daughter allergic to eggs | flour, egg | rice, chicken
no allergies except shellfish | shrimp, crab | chicken, milk
I eat everything except liver | beef liver, chicken liver | chicken, milk
anything but mushrooms | mushroom | chicken, carrot
vegan except honey | egg, milk, chicken | honey, rice
vegan at home, strictly | egg, chicken | lentil, rice
mostly vegetarian | chicken, bacon | egg, milk
no msg | msg | salt, rice
no artificial sweeteners | aspartame, sucralose | sugar, rice
no palm oil | palm oil | olive oil, rice
no seed oils | canola oil, sunflower oil, soybean oil | olive oil, butter
no wine, please, I am sober | white wine, rum | chicken, rice
g.f. | flour, spaghetti | rice, egg
w/o nuts | almond, peanut | rice, egg
I get hives from strawberries | strawberry | apple, rice
oysters make me sick | oyster | chicken, rice
neither beef nor pork | beef, pork chop | chicken, salmon
chicken only, please | beef, pork chop, salmon | chicken, rice, egg
fish only please | beef, chicken, bacon | salmon, rice, egg
pas de porc | bacon, pork chop | chicken, rice
sin mariscos ni pescado | shrimp, salmon | chicken, rice
kein Schweinefleisch | bacon, ham | chicken, rice
toddler: no honey, no nuts | honey, almond | milk, rice
galactosemia | milk, butter | egg, rice
fructose malabsorption | honey, apple, sugar | chicken, rice
!kid friendly | | chicken, milk
!something light | | chicken, milk
!Mediterranean-ish vibes | | chicken, olive oil
!low oxalate | | chicken
!blood type A | | rice
!GAPS diet | | chicken
!low purine for gout | | rice
!FPIES | | chicken
!xyzzy syndrome | | chicken
!renal diet | | rice
`;
