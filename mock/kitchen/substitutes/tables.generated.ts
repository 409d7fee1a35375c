// Compiled from mock/kitchen/substitutes/data/*. Do not edit: change the data files and run `npm run tables`.
import { createPhraseReader } from '../text/phrase-reader.js';
export const { rowsOf, later, valuesOf, mapOf, groupsOf, reads, readFiles, phrasesOf, listsOf } = createPhraseReader('substitutes', {
'for': {
'baking.tsv': `#
#
flour, all-purpose flour, plain flour, white flour, wheat flour, whole wheat flour, wholemeal flour, spelt flour, pastry flour













#
bread flour, strong flour, 00 flour








#
cake flour





#
self-rising flour, self-raising flour



#
almond flour, almond meal, ground almond, hazelnut flour







#
coconut flour, oat flour, rice flour, buckwheat flour, chickpea flour, cassava flour, gluten-free flour, rye flour, soy flour, barley flour, millet flour, sorghum flour, quinoa flour, besan





#
cornstarch, cornflour, corn starch, arrowroot, potato starch, tapioca starch, tapioca flour, thickener, kuzu







#
baking powder, double acting baking powder




#
baking soda, bicarbonate of soda

#
cream of tartar


#
yeast, active dry yeast, instant yeast, dry yeast, fresh yeast, bread machine yeast


#
xanthan gum, guar gum





#
gelatin, gelatin powder, unflavored gelatin, gelatin sheet, gelatin leaf, leaf gelatin, jello, gelatin mix




#
agar, agar agar, agar powder, pectin, carrageenan




#
vanilla extract, vanilla, vanilla essence





#
vanilla bean, vanilla bean paste, vanilla powder


#
almond extract



#
chocolate, dark chocolate, semisweet chocolate, bittersweet chocolate, baking chocolate, unsweetened chocolate, chocolate chip, milk chocolate, semi-sweet chocolate chip, chocolate bar






#
white chocolate, white chocolate chip





#
cocoa powder, cocoa, unsweetened cocoa powder, cacao powder, dutch process cocoa




#
bread crumb, breadcrumbs, panko, panko breadcrumbs, dry breadcrumbs, crouton










#
graham cracker, graham cracker crumb, cookie crumb, graham cracker crust






#
ladyfinger, sponge cake, pound cake





#
custard, pastry cream, pudding




#
meringue



#
pie crust, puff pastry, phyllo dough, shortcrust pastry, pastry, pastry dough






#
marshmallow, mini marshmallow, marshmallow creme



#
cornmeal, polenta, grits






#
food coloring


#
masa harina, masarepa, precooked corn flour, corn flour, harina pan, arepa flour





#
cookie, shortbread, buttered cookie, butter cookie, gingersnap, vanilla wafer, speculoos, biscotti, digestive biscuit, chocolate sandwich cookie, oreo, amaretti, chocolate wafer, ginger biscuit, tea biscuit







#
frosting, icing, buttercream, royal icing, glaze




#
sprinkle, dragee, sugar pearl, candy melt




#
candy, caramel candy, toffee bit, nougat, chocolate candy




#
lemon curd, curd fruit, pie filling



#
egg replacer



#
peppermint extract, lemon extract, orange extract, rum extract, extract, maple extract, coconut extract


#
anise extract, licorice extract, licorice root


`,
'cheeses.tsv': `#
#
cream cheese, neufchatel, low-fat cream cheese








#
mascarpone





#
parmesan, parmigiano reggiano, grana padano, pecorino romano, romano cheese, asiago







#
cheddar, cheese, shredded cheese, colby, colby jack, monterey jack, american cheese, mexican cheese blend, pepper jack, velveeta, grated cheese








#
mozzarella, fresh mozzarella, burrata, provolone, string cheese, part skim mozzarella







#
ricotta, cottage cheese, fromage blanc, curd cheese, quark, farmer cheese






#
feta, queso fresco, cotija







#
swiss cheese, gruyere, emmental, gouda, fontina, havarti, muenster, raclette, edam, jarlsberg, manchego, comte






#
paneer, halloumi





#
blue cheese, gorgonzola, roquefort, stilton






#
goat cheese, chevre







#
brie, camembert







#
oaxaca cheese, queso quesadilla, asadero



`,
'dairy-eggs.tsv': `#
#
butter, clarified butter









#
milk, low-fat milk, skim milk, whole milk, 2% milk, goat milk, chocolate milk







#
buttermilk






#
heavy cream, light cream, cream, heavy whipping cream








#
sour cream, creme fraiche, light sour cream, mexican crema





#
yogurt, greek yogurt, plain yogurt, low-fat yogurt, vanilla yogurt, kefir, labneh, skyr







#
egg, egg substitute, liquid egg, duck egg, quail egg










#
egg white




#
egg yolk





#
egg wash, egg for glazing, egg yolk for glazing, egg white for glazing





#
egg for breading, egg white for breading






`,
'fats.tsv': `#
#
olive oil, extra virgin olive oil, light olive oil






#
vegetable oil, oil, cooking oil, neutral oil, canola oil, sunflower oil, corn oil, safflower oil, grapeseed oil, soybean oil, rapeseed oil, peanut oil, groundnut oil, avocado oil, frying oil, rice bran oil, cottonseed oil









#
coconut oil







#
sesame oil, toasted sesame oil, dark sesame oil





#
walnut oil, hazelnut oil, pistachio oil, almond oil



#
shortening, vegetable shortening, crisco







#
lard, bacon fat, bacon grease, beef fat, tallow, duck fat, goose fat, schmaltz, chicken fat, suet, beef dripping, bacon drippings








#
ghee






#
margarine, vegan butter, plant butter, butter spread, buttery spread








#
cooking spray, nonstick spray, baking spray


`,
'grains.tsv': `#
#
rice, white rice, long grain rice, basmati rice, jasmine rice, cooked rice, brown rice, sushi rice, short grain rice, instant rice










#
arborio rice, risotto rice, carnaroli rice, wild rice, black rice, glutinous rice






#
couscous, bulgur, farro, barley, pearl barley, freekeh, wheat berry, israeli couscous, orzo, semolina, cracked wheat, spelt, kamut, fregola








#
quinoa, millet, buckwheat, amaranth, teff, sorghum







#
oats, rolled oats, oatmeal, quick oats, old fashioned oats, steel cut oats, instant oats, granola, muesli, cereal









#
pasta, spaghetti, penne, macaroni, linguine, fettuccine, elbow macaroni, rigatoni, fusilli, farfalle, rotini, angel hair pasta, tagliatelle, pappardelle, ziti, fresh pasta, whole wheat pasta, ravioli, tortellini, gnocchi, shell pasta, cannelloni, bucatini, ditalini, lasagna sheet, lasagna noodle, cooked pasta












#
wonton wrapper, dumpling wrapper, egg roll wrapper, gyoza wrapper, spring roll wrapper, lumpia wrapper





#
noodle, egg noodle, ramen noodle, udon noodle, soba noodle, lo mein noodle, chow mein noodle, instant ramen, chinese noodle, somen noodle









#
rice noodle, vermicelli, rice vermicelli, glass noodle, cellophane noodle, rice paper, rice stick, shirataki noodle, shirataki, konjac






#
bread, white bread, sandwich bread, toast, whole wheat bread, baguette, ciabatta, sourdough bread, french bread, italian bread, rye bread, hamburger bun, hot dog bun, roll, dinner roll, bagel, english muffin, focaccia, croissant, bun, burger bun, biscuit, crusty bread













#
flour tortilla, tortilla, wrap, tortilla wrap, corn tortilla, taco shell, tostada shell, pita, pita bread, naan, flatbread, lavash, chapati, roti








#
cracker, saltine cracker, ritz cracker, tortilla chip, potato chip, pretzel, matzo, pita chip, corn chip









#
pizza dough, pizza crust, crescent roll, biscuit dough, pizza base







#
pancake mix, baking mix, bisquick, cake mix, biscuit mix, brownie mix





#
wheat germ, wheat bran, oat bran





#
brioche, challah, brioche bun






`,
'herbs-spices.tsv': `#
#
basil, fresh basil, thai basil, dried basil, sweet basil






#
cilantro, fresh cilantro, coriander leaf, fresh coriander





#
parsley, fresh parsley, flat leaf parsley, dried parsley, italian parsley, chervil






#
thyme, fresh thyme, dried thyme, oregano, dried oregano, marjoram, savory, fresh oregano







#
bay leaf



#
italian seasoning, herbes de provence, poultry seasoning, bouquet garni, mixed herbs




#
salt, kosher salt, sea salt, table salt, iodized salt, onion salt, garlic salt, celery salt, seasoned salt, pink salt









#
black pepper, pepper, white pepper, peppercorn, ground black pepper





#
cumin, ground cumin, cumin seed, coriander, ground coriander, coriander seed, caraway seed, fenugreek







#
paprika, sweet paprika, smoked paprika, hot paprika, hungarian paprika








#
chili powder, cayenne pepper, red pepper flake, chili flake, crushed red pepper, ancho chili powder, chipotle powder, aleppo pepper, gochugaru, chili pepper flake, cayenne







#
curry powder, garam masala, ras el hanout, madras curry powder




#
taco seasoning, fajita seasoning, steak seasoning, adobo seasoning



#
star anise, five spice powder, anise






#
cinnamon, ground cinnamon, cinnamon stick, allspice, cloves, ground cloves, pumpkin pie spice, apple pie spice, ground allspice, mixed spice, whole cloves







#
turmeric, ground turmeric, fresh turmeric, annatto





#
ginger, fresh ginger, ground ginger, ginger root, galangal, grated ginger, ginger paste






#
garlic, garlic clove, minced garlic, garlic powder, roasted garlic, fresh garlic









#
lemongrass, curry leaf, kaffir lime leaf, makrut lime leaf, lime leaf, thai lime leaf




#
mustard seed, celery seed, fennel seed, anise seed, dill seed






#
msg, nutritional yeast





#
tarragon, dried tarragon, fresh tarragon






#
mint, fresh mint, spearmint, dried mint





#
chive




#
dill, fresh dill, dried dill, dill weed





#
rosemary, fresh rosemary, dried rosemary





#
sage, dried sage, fresh sage, rubbed sage





#
nutmeg, ground nutmeg, mace






#
cardamom, ground cardamom




#
saffron




#
everything bagel seasoning




#
ranch seasoning, ranch mix



#
lemon pepper


#
cajun seasoning, creole seasoning, old bay seasoning, blackened seasoning, jerk seasoning, seafood seasoning




#
vegeta, all-purpose seasoning



#
liquid smoke



#
fenugreek leaf, kasuri methi, dried fenugreek leaf, methi, dry fenugreek leaf




#
juniper berry, sichuan pepper, szechuan peppercorn, pink peppercorn, grains of paradise, peppery spice



#
za'atar, dukkah, greek seasoning

`,
'liquids.tsv': `#
#
chicken broth, chicken stock, broth, stock, turkey broth, bone broth, chicken bouillon, chicken bouillon cube










#
beef broth, beef stock, beef bouillon, beef consomme, veal stock, demi-glace, beef bouillon cube, lamb stock, pork broth





#
vegetable broth, vegetable stock, mushroom broth




#
fish stock, seafood stock, clam juice, fish broth, shrimp stock, lobster stock, fish bouillon





#
white wine, dry white wine, vermouth, dry vermouth, cooking wine







#
red wine, dry red wine, burgundy








#
sherry, rice wine, sake, shaoxing wine, chinese cooking wine, dry sherry, cooking sherry







#
beer, lager, ale, stout, guinness, dark beer, hard cider, cider








#
rum, brandy, cognac, bourbon, whiskey, vodka, gin, tequila, spirit, liqueur, dark rum, kirsch, calvados










#
coffee, cold brew, espresso, instant coffee, espresso powder, brewed coffee, coffee powder





#
coconut milk, coconut cream, canned coconut milk, light coconut milk, cream of coconut









#
almond milk, soy milk, oat milk, rice milk, cashew milk, non-dairy milk, plant milk, hemp milk, coconut beverage






#
half and half, table cream, coffee creamer, nondairy creamer, whipped cream, whipping cream, double cream, single cream, whipped topping, cool whip, clotted cream









#
ice cream, gelato, frozen yogurt




#
milk powder, dry milk, powdered milk, nonfat dry milk




#
water, sparkling water, soda water, club soda




#
apple juice, apple cider, pineapple juice, cranberry juice, grape juice, pomegranate juice, tomato juice, clamato, vegetable juice





#
port, marsala, marsala wine, madeira, ruby port, tawny port, dry marsala, sweet marsala







#
mirin





#
orange liqueur, grand marnier, cointreau, triple sec, limoncello



#
kahlua, coffee liqueur, baileys, irish cream, irish cream liqueur



#
amaretto


#
champagne, prosecco, sparkling wine, cava





#
wine




#
tea leaf, tea, black tea, green tea, matcha, chai



#
lemonade, soft drink, cola, ginger ale, ginger beer, tonic water



#
vegetable bouillon, vegetable bouillon cube, bouillon cube, bouillon, better than bouillon, bouillon powder, stock powder, stock cube





`,
'meats.tsv': `#
#
ground beef, lean ground beef, minced beef, hamburger, ground chuck, beef mince, ground meat, mince










#
ground turkey, ground chicken, ground pork, ground lamb, ground veal, minced pork, minced lamb, turkey mince, pork mince







#
chicken breast, chicken, chicken thigh, cooked chicken, chicken leg, chicken wing, chicken drumstick, rotisserie chicken, shredded chicken, chicken tender, whole chicken, chicken cutlet












#
turkey, turkey breast, duck, duck breast, goose, quail, cooked turkey, cornish hen







#
veal, veal cutlet, veal shank, veal chop









#
beef, beef chuck, stew beef, beef stew meat, brisket, roast beef, chuck roast, beef roast, venison, bison











#
pork, pork shoulder, pork loin, pork tenderloin, pork chop, pork belly, pork rib, pulled pork, pork roast, pork butt, carnitas, spare rib, baby back rib, char siu









#
lamb, ground lamb shoulder, leg of lamb, lamb chop, lamb shoulder, mutton, goat, lamb shank, rabbit








#
bacon, cooked bacon, pancetta, bacon bit, canadian bacon, streaky bacon, lardon, guanciale, salt pork, back bacon










#
ham, prosciutto, deli ham, parma ham, ham hock, serrano ham, speck, cooked ham, smoked ham, ham bone, deli meat, lunch meat, salami, pepperoni, bologna, pastrami, corned beef, mortadella










#
sausage, italian sausage, pork sausage, chorizo, smoked sausage, andouille sausage, kielbasa, breakfast sausage, bratwurst, hot dog, frankfurter, chicken sausage, blood sausage, merguez, hot italian sausage, sweet italian sausage










#
meatball, hamburger patty, beef patty, meatloaf, burger





#
liver, chicken liver, beef liver, pate, liverwurst, foie gras




#
tofu, firm tofu, extra firm tofu, silken tofu, soft tofu, smoked tofu










#
tempeh, seitan, textured vegetable protein, plant-based meat, veggie burger, veggie crumbles, soy chunk, soy curl, vegan sausage, impossible burger







#
short rib, beef short rib, oxtail, beef shank, soup bone







#
steak, beef steak, flank steak, sirloin, ribeye steak, beef tenderloin, skirt steak, sirloin steak, round steak, rib eye steak, beef fillet, filet mignon, hanger steak, strip steak, tri tip











`,
'nuts-legumes.tsv': `#
#
almond, walnut, pecan, cashew, hazelnut, pistachio, macadamia nut, brazil nut, pine nut, nut, mixed nut, peanut, slivered almond, chopped nut, sliced almond, almond flake, roasted peanut











#
peanut butter, creamy peanut butter, crunchy peanut butter, almond butter, cashew butter, nut butter, hazelnut butter








#
chocolate hazelnut spread, nutella





#
sesame seed, poppy seed, flaxseed, ground flaxseed, chia seed, hemp seed, mixed seed, nigella seed, linseed









#
desiccated coconut, shredded coconut, coconut flake, coconut, sweetened coconut





#
chickpea, garbanzo bean, canned chickpea, black bean, kidney bean, pinto bean, white bean, cannellini bean, navy bean, great northern bean, lima bean, black eyed pea, bean, butter bean, fava bean, edamame, mung bean, refried bean, adzuki bean, soybean, broad bean, baked bean, borlotti bean












#
lentil, red lentil, green lentil, brown lentil, split pea, cooked lentil, dal, french lentil, yellow split pea









#
hummus, bean dip, baba ganoush, falafel




#
aquafaba


#
protein powder, whey protein



`,
'produce.tsv': `#
#
onion, yellow onion, white onion, red onion, sweet onion, leek, onion powder, pearl onion, spanish onion, vidalia onion











#
fennel, fennel bulb





#
celery, celery stalk, celery root, celeriac









#
carrot, baby carrot, parsnip, turnip, beet, rutabaga, radish, beetroot, kohlrabi, daikon, jicama







#
plantain, green plantain, breadfruit





#
potato, russet potato, red potato, sweet potato, yukon gold potato, mashed potato, french fries, hash brown, new potato, baby potato, yam, taro, cassava, baking potato










#
tomato, canned tomato, diced tomato, cherry tomato, crushed tomato, plum tomato, roma tomato, grape tomato, stewed tomato, whole peeled tomato, fire roasted tomato









#
bell pepper, red bell pepper, green bell pepper, yellow bell pepper, sweet pepper, roasted red pepper, orange bell pepper, pepper strip








#
jalapeno, serrano pepper, chili pepper, green chile, red chile, thai chili, habanero pepper, poblano pepper, bird's eye chili, dried red chile, scotch bonnet, ancho chile, hot pepper, fresno chile, anaheim chile









#
mushroom, button mushroom, cremini mushroom, portobello mushroom, shiitake mushroom, oyster mushroom, dried mushroom, porcini, chanterelle, dried porcini, dried shiitake, baby bella mushroom, enoki mushroom, canned mushroom, truffle, white mushroom









#
arugula, watercress, rocket, mizuna, dandelion





#
spinach, baby spinach, kale, swiss chard, collard green, mustard green, frozen spinach, beet green, turnip green, bok choy, dandelion green, lacinato kale








#
lettuce, romaine lettuce, iceberg lettuce, mixed greens, butter lettuce, salad greens, spring mix, endive, radicchio, escarole








#
broccoli, cauliflower, cauliflower rice, frozen broccoli










#
zucchini, courgette, yellow squash, summer squash, chayote








#
butternut squash, pumpkin, acorn squash, canned pumpkin, spaghetti squash, pumpkin puree, kabocha squash, winter squash, delicata squash






#
corn, frozen corn, sweet corn, canned corn, corn kernel, corn on the cob, hominy, creamed corn







#
avocado








#
mango, peach, pineapple, apricot, nectarine, plum, papaya, melon, cantaloupe, guava, passion fruit, watermelon, lychee, persimmon, dragon fruit, star fruit, tropical fruit, honeydew







#
banana, applesauce, mashed banana, apple, pear, unsweetened applesauce









#
strawberry, blueberry, raspberry, blackberry, cherry, grape, mixed berry, frozen berry, kiwi, pomegranate, fig, gooseberry, other berry, mulberry, elderberry, boysenberry, marionberry







#
raisin, dried cranberry, date, prune, dried apricot, dried fig, dried currant, sultana, dried cherry, golden raisin, medjool date, dried fruit








#
jam, jelly, apple butter, preserves, strawberry jam, fruit spread, cranberry sauce, chutney, quince paste







#
seaweed, nori, kombu, wakame, kelp





#
tomato paste, sun-dried tomato paste





#
sun-dried tomato



#
tomatillo


#
shallot








#
scallion, green onion, spring onion





#
chipotle in adobo, chipotle pepper, chipotle pepper in adobo sauce, chipotle





#
cucumber





#
eggplant, aubergine





#
asparagus, green bean, broccolini, okra, snow pea, sugar snap pea






#
pea, frozen pea, green pea, english pea








#
artichoke, artichoke heart, heart of palm






#
bean sprout



#
cabbage, red cabbage, napa cabbage, coleslaw mix, green cabbage, savoy cabbage, brussels sprout







#
nagaimo, mountain yam, chinese yam, japanese yam



#
marmalade, orange marmalade, apricot jam, peach jam





#
orange, mandarin, clementine, blood orange, grapefruit, pomelo, kumquat, tangerine, citrus fruit, mandarin orange, orange segment





#
orange juice, grapefruit juice




#
pumpkin seed, pepita, sunflower seed






#
rhubarb




#
cranberry, fresh cranberry, red currant





#
water chestnut, bamboo shoot, lotus root





#
grape leaf, banana leaf, wrapping leaf


`,
'sauces.tsv': `#
#
soy sauce, shoyu, light soy sauce, dark soy sauce, tamari, liquid aminos, maggi seasoning










#
fish sauce, nam pla, nuoc mam







#
oyster sauce






#
hoisin sauce, teriyaki sauce, black bean sauce, sweet soy sauce, kecap manis, eel sauce







#
worcestershire sauce, steak sauce, brown sauce, hp sauce, a1 sauce







#
miso, miso paste, white miso, red miso, doenjang







#
mayonnaise, mayo, aioli, miracle whip, kewpie mayonnaise









#
mustard, dijon mustard, yellow mustard, whole grain mustard, mustard powder, english mustard, honey mustard, dry mustard, spicy brown mustard








#
ketchup, tomato ketchup, catsup






#
barbecue sauce, bbq sauce




#
hot sauce, tabasco, chili sauce, sambal oelek, chili paste, chili crisp, buffalo sauce








#
tahini, sesame paste






#
pesto, basil pesto





#
marinara sauce, tomato sauce, pasta sauce, spaghetti sauce, pizza sauce, enchilada sauce, tomato puree, passata







#
ranch dressing, caesar dressing, blue cheese dressing, thousand island dressing, creamy dressing








#
salsa, pico de gallo, guacamole, salad dressing, vinaigrette, italian dressing








#
vinegar, white vinegar, distilled white vinegar, cider vinegar, apple cider vinegar, white wine vinegar, red wine vinegar, rice vinegar, sherry vinegar, malt vinegar, champagne vinegar, rice wine vinegar, wine vinegar






#
balsamic vinegar, balsamic glaze






#
lemon juice, lemon, lime juice, lime, citrus juice, yuzu juice, fresh lemon juice









#
lemon zest, lime zest, orange zest, citrus zest, lemon peel, orange peel, lemon rind






#
kimchi, sauerkraut




#
green olive, black olive, olive, kalamata olive





#
sumac, dried lime





#
tamarind paste, tamarind, verjus




#
horseradish, prepared horseradish, wasabi, wasabi paste, horseradish sauce




#
curry paste, red curry paste, green curry paste, thai curry paste, yellow curry paste, massaman curry paste




#
peanut sauce, satay sauce


#
hollandaise, bearnaise, hollandaise sauce, bearnaise sauce





#
cream of chicken soup, cream of mushroom soup, cream soup, cream of shrimp soup







#
alfredo sauce, bechamel, white sauce, cheese sauce, gravy






#
ponzu



#
sweet chili sauce, duck sauce, plum sauce





#
doubanjiang, chili bean paste, broad bean paste



#
gochujang





#
harissa




#
caper



#
pickle, dill pickle, relish, pickle relish, gherkin




#
chinkiang vinegar, black vinegar, chinese black vinegar, zhenjiang vinegar



#
sriracha, chili garlic sauce





#
pomegranate molasses




#
chimichurri, olive tapenade, herb sauce, mint sauce



#
tartar sauce, mayonnaise sauce


#
tzatziki


#
coconut aminos


`,
'seafood.tsv': `#
#
shrimp, prawn, king prawn, jumbo shrimp, crawfish, langoustine, cooked shrimp










#
crab, lobster, crab meat, surimi, imitation crab, lump crab meat, crab stick, lobster tail, lobster meat










#
scallop, sea scallop, bay scallop





#
clam, mussel, oyster, squid, calamari, octopus, smoked oyster, canned clam, conch, abalone









#
salmon, salmon fillet, smoked salmon, lox, canned salmon, trout, arctic char, smoked trout











#
tuna, canned tuna, tuna in oil










#
cod, halibut, tilapia, white fish, fish, fish fillet, sea bass, snapper, haddock, catfish, sole, flounder, pollock, mahi mahi, grouper, monkfish, perch, hake, orange roughy, white fish fillet, red snapper, sea bream, barramundi, turbot, whiting, swai












#
anchovy, anchovy fillet, anchovy paste, anchovies in oil







#
sardine, mackerel, herring, eel, kipper, smoked mackerel, bluefish








#
caviar, roe, tobiko, salmon roe, fish roe



#
bonito flake, dashi, katsuobushi, instant dashi, dashi powder




#
shrimp paste, dried shrimp, belacan





#
tuna steak, ahi tuna, swordfish, shark, marlin








`,
'sweeteners.tsv': `#
#
sugar, granulated sugar, white sugar, caster sugar, superfine sugar, cane sugar, castor sugar, raw sugar











#
brown sugar, light brown sugar, dark brown sugar, muscovado sugar, demerara sugar, turbinado sugar, muscovado







#
powdered sugar, confectioner sugar, icing sugar





#
honey, honeycomb









#
maple syrup, pancake syrup







#
agave nectar, agave syrup, agave, brown rice syrup, date syrup, rice syrup, coconut nectar, silan





#
corn syrup, light corn syrup, dark corn syrup, glucose syrup, golden syrup, glucose, liquid glucose, high fructose corn syrup, cane syrup







#
molasses, treacle, black treacle, blackstrap molasses





#
coconut sugar, palm sugar, jaggery, piloncillo, date sugar, gur, maple sugar



#
stevia, erythritol, monk fruit sweetener, splenda, sucralose, artificial sweetener, xylitol, swerve, sweetener, equal, sugar substitute, allulose






#
simple syrup, sugar syrup




#
condensed milk, sweetened condensed milk




#
evaporated milk





#
caramel sauce, caramel, dulce de leche, butterscotch sauce, caramel topping, toffee






#
popcorn, popcorn kernel, popping corn




#
peanut butter chip, butterscotch chip, cinnamon chip, caramel chip




`,
},
'amount': {
'baking.tsv': `#
#
1
1
1
1
1
1
1/4
1/2
1
1
1/2
1
1
1
#
1
1
1
1
1
1
1
1
1/4
#
7/8
7/8
1
1
1
1
#
1
1
1
1
#
1
1
1
1
1/4
1
1
1
#
1
1
1
1
1
1
#
1
1
1
1
2
2
1/8
2
#
1/4 teaspoon for 1 teaspoon
1/4 teaspoon for 1 teaspoon
1/4 teaspoon for 1 teaspoon
1/4 teaspoon for 1 teaspoon
1
#
3
1
#
1 1/2
2
2
#
1
1/2
1/2 cup for 1 teaspoon
#
1
2
1
2
2
2
#
1
1
1
2
1
#
1
1
1
2
2
#
1
1/2
1/2
1/2
1/2
1
#
2 teaspoon for 1
1 tablespoon for 1
1 tablespoon for 1
#
4
2
2
1
#
1
3 tablespoon for 1 ounce
1
1
1
1
1
#
1
1
1
1
1
1
#
1
1
1/3 ounce for 1 tablespoon
1
1/2
#
1
1
1
3/4
1
1
1
1
1
1
1/2
#
1
1
1
1
1
1
1
#
1
1
1
1
1
1
#
1
1
1
1
1
#
1
1
1
1
#
1
1
1
1
1
1
1
#
1
1
1/2
1
#
1
1
1
1
1
1
1
#
1
1/4
1
#
1
1
1
1
1
1
#
1
1
1
1
1
1
1
1
#
1
1
1/2
1
1
#
1
1
1
1
1
#
1
1
1
1
1
#
1
1
1
1
#
1
1
1
1
#
1
1
1
#
1
1
1
1`,
'cheeses.tsv': `#
#
1
1
1
1
1
1
1
1
1
#
1
1
1
1
1
1
#
1
1
1
1/2
1
1
1
1
#
1
1
1
1
1
1/2
1
1
1
#
1
1
1
1
1
1
1/4
1
#
1
1
1
1
1
1
1
#
1
1
1
1
1
1
1
1
#
1
1
1
1
1
1/2
1
#
1
1
1
1
1
1
#
1
1
1
1
1
1
1
#
1
1
1
1
1
1
1
1
#
1
1
1
1
1
1
1
1
#
1
1
1
1
1`,
'dairy-eggs.tsv': `#
#
1
1
1
3/4
1/2
1
3/4
1/2
1/2
1/2
#
1
1/2
1
1/2
1
1
1
1
#
1
3/4
1
3/4
1
1
1
#
3/4
1
1
1
1
1
1
1
1
#
1
1
1
1
1
1
#
1
1
1
1
1
1
1
1
#
1 tablespoon for 1
1/4 cup for 1
3 tablespoon for 1
1/4 cup for 1
1 tablespoon for 1
1/4 cup for 1
3 tablespoon for 1
1/4 cup for 1
1/4 cup for 1
1/4 cup for 1
2 tablespoon for 1
#
1 tablespoon for 1
2 tablespoon for 1
1 tablespoon for 1
1 tablespoon for 1
1/4 cup for 1
#
1 tablespoon for 1
1 tablespoon for 1
1 tablespoon for 1
1 tablespoon for 1
1 tablespoon for 1
1 teaspoon for 1
#
1
1
1
1
1
1
#
3 tablespoon for 1
2 tablespoon for 1
3 tablespoon for 1
3 tablespoon for 1
3 tablespoon for 1
3 tablespoon for 1
2 tablespoon for 1
3 tablespoon for 1`,
'fats.tsv': `#
#
1
1
1
1
1
1
1/2
#
1
1
1
1
1
1
1 1/4
3/4
1/2
1
#
1
1
1
1
1
1
1/2
1/2
#
1
1
1
1
1
1
#
1
1
1
1
#
1
1
3/4
1
1
1
1/2
1/2
#
1
1
1
1
1
1
1
1/2
1/2
#
1
1
1
1
1
1
1
#
1
1
1
3/4
3/4
1
1/2
1
1/2
#
1
1
1
1`,
'grains.tsv': `#
#
1
1
1
1
1
1
1
1
1
1
1
#
1
1
1
1
1
1
1
#
1
1
1
1
1
1
1
1
1
#
1
1
1
1
1
1
1
1
#
1
1
1
1
1
1
1/4
1
1
1
#
1
1
1
1
1
1
1
1
1
1
1
1
1
#
1
1
1
1
1
1
#
1
1
1
1
1
1
1
1
1
1
#
1
1
1
1
1
1
1
#
1
1
1
1
1
1
1
1
1
1
1
1
1
1
#
1
1
1
1
1
1
1
1
1
#
1
1
1
1
1
1
1
1
1
1
#
1
1
1
1
1
1
1
1
#
1
1
1
1
1
1
#
1
1
1
1
1
1
#
1
1
1
1
1
1
1
1`,
'herbs-spices.tsv': `#
#
1
1/2
1/3
1
1
1/2
1
#
1
1
1/2
1/2
1
1
#
1
1
1/3
1
1
1
1
#
1/3
1
1
1
1/2
1/2
1
1
#
1/4 teaspoon for 1
1/4 teaspoon for 1
2
1
#
1
1
1
1
1
#
1
1
1 1/4
1
1/2
1
1
1
1
1
#
1
1
1
1/2
1/4
1
#
1
1/2
1
1
1/2
1
1
1
#
1
1
1/2
1/4
1
1/2
1
1
1
#
1
1
1/2
1
1
1
1
1
#
1
1
1
1/2
1/2
#
1
1
1
1
#
1
1
1/2 teaspoon for 1
1/2
1
1/2 teaspoon for 1
1
#
1/2
1
1/2
1
1
1/2
1
1
#
1/2
1
1
1
1
1
#
1
1
1/4 teaspoon for 1 tablespoon
1
1/2
1/2
1
#
1/2
1/8 teaspoon for 1
1
1 teaspoon for 1
1 tablespoon for 1
1
1
1
1
1
#
1 teaspoon for 1
1
1 teaspoon for 1
1
1
#
1
1
1
1
1
1
1
#
1
1
1
2
1
1
#
1
1
1
1
1
1/2
1
#
1
1
1
1
1/3
1
#
1
1
1
1
1/4
#
1
1/3
1
1
1
1
#
1/3
1
1
1
1
1
#
1/3
1
1
1/2
1
1
#
1
1/2
1
1
1
1/4
1/2
#
1/2
1/2
1
1/2
1
#
1
1/2
1/4
1
1/2
#
1
1
1
1
1/2
#
1
1
1
1
#
1
1
1
#
1
1
1
1
1
#
1
1
1/2
1
#
1
1
1
1
#
1
1/4
1
1
1
#
1
1
1
1
#
1
1
1`,
'liquids.tsv': `#
#
1
1
1
1
1
1
1
1
1 teaspoon for 1 cup
1
1
#
1
1
1
1
1
1
#
1
1
1
1
1
#
1
1
1
1
1
1
#
1
1
1
1
1
1/4
1
1/4
#
1
1
1
1
1
1
1
1
1
#
1
1
1
1
1
1
1
1
#
1
1
1
1
1
1
1
1
1
#
1
1
1
1/4
1
1
1
1
1
1
1/2
#
1
1
1
1
1
1
#
1
1
1
1
1
1
1
1
1
1
#
1
1
1
1
1
1
1
#
1
1
1
1
1
1
1
1
1
1
#
1
1
1
1
1
#
1
1
1
1
1
#
1
1
1
1
1
#
1
1
1
1
1
1/2
#
1
1
1
1
1
1
1
1
#
1
1
1
1
1
1
#
1
1
1/3
1
#
1
1
1
1
#
1/4
1/4
1
#
1
1
1
1
1
1
#
1
1
1
1
1
#
1
1
1
1
#
1
1
1
1
#
1 cup for 1 teaspoon
1 cup for 1 teaspoon
1 cup for 1 teaspoon
1
1
1
1/2`,
'meats.tsv': `#
#
1
1
1
1
1
1/2
1
1
1
1
1
#
1
1
1
1
1
1
1
1
#
1
1
1
1
1
1
1
1
1
1
1
1
1
#
1
1
1
1
1
1
1
1
#
1
1
1
1
1
1
1
1
1
1
#
1
1
1
1
1
1
1
1
1
1
1
1
#
1
1
1
1
1
1
1
1
1
1
#
1
1
1
1
1
1
1
1
1
#
1
1
1
1
1
1
1
1
1
1
1
#
1
1
1
1
1
1
1
1
1
1
1
#
1
1
1
1
1
1
1
1
1
1
1
#
1
1
1
1
1
1
#
1
1
1
1
1
#
1
1
1
1
1
1
1
1
1
1
1
#
1
1
1
1
1
1
1
1
#
1
1
1
1
1
1
1
1
#
1
1
1
1
1
1
1
1
1
1
1
1
1`,
'nuts-legumes.tsv': `#
#
1
1
1
1
1
1
1
1
1
1
1
1
#
1
1
1
1
1
1
1
1
1
#
1
1
1
1
1
1
#
1
1
1
1
1
1
1
1
1
1/2
#
1
1
1
1
1
1
#
1
1
1
1
1
1
1
1
1
1
1
1
1
#
1
1
1
1
1
1
1
1
1
1
#
1
1
1
1
1
#
1
1
1
#
1
1/2 cup for 1
3 tablespoon for 1
2 tablespoon for 1
2 tablespoon for 1`,
'produce.tsv': `#
#
3
1
1
1
1
1
1
1/4
1 tablespoon for 1
1
1/4 teaspoon for 1
1
#
1
1
1
1
1
1
#
1
1
1
1
1
1
1
1
1
1
#
1
1
1
1
1
1
1
1
#
1
1
1
1
1
1
#
1
1
1
1
1
1
1
1
1
1
1
#
1
1
1
1
3
1/4
1
1
1
1
#
1
1
1
1
1
1
1
1
1
#
1
1/2
1
1
1/4 teaspoon for 1
1/2 teaspoon for 1
1 teaspoon for 1
1
1
1
#
1
1
1
1
1
1
1
1
1
1
#
1
1
1
1
1
1
#
1
1
1
1
1
1
1
1
1
#
1
1
1
1
1
1
1
1
1
#
1
1
1
1
1
1
1
1
1
1
1
#
1
1
1
1
1
1
1
1
1
#
1
1
1
1
1
1
1
#
1
1
1
1
1
1
1
1
#
1
1
1
1
1
1
1
1
1
#
1
1
1
1
1
2
1
1
#
1/2 cup for 1
1
1
1
1
1
1
1/2 cup for 1
1
1
#
1
1
1
1
1
1
1
1/3
#
1
1
1
1
1
1
1
1
1
#
1
1
1
1
1
1
1
1
#
1
1
1
1
1
1
#
3
1
3
1
1
1/2
#
1/2
2
1
1
#
1
1
1
#
1
1
1
1
1/4
1
1
1
1/8
#
1
1
1
1
1
1
#
1 teaspoon for 1
1 teaspoon for 1
1
1 tablespoon for 1
1 teaspoon for 1
1 teaspoon for 1
#
1
1
1
1
1
1
#
1
1
1
1
1
1
#
1
1
1
1
1
1
1
#
1
1
1
1
1
1
1
1
1
#
1
1
1
1
1
1
1
#
1
1
1
1
#
1
1
1
1
1
1
1
1
#
1
1
1
1
#
1
1
1
1
1
1
#
1
1
1
1
1
1
#
1
1
1
1
1
#
1
1
1
1
1
1
1
#
1
1
1
1
1
#
1
1
1
1
1/2
1
#
1
1
1
1
1
1
#
1
1
1
1`,
'sauces.tsv': `#
#
1
1
1
1
1
1/2
1
1/2
1/2
1
1
#
1
1
1
1
1
1
1
1/4
#
1
1
1
1
1
1
1/2
#
1
1
1
1
1
1
1
1
#
1
1
1
1
1
1
1
1
#
1
1/2
1/2
1/2
1
1
1
1/2
#
1
1
1
1
1
1
1
1
1/2
1
#
1
1/3
1/2
1
1/2
1
1/2
1
1
#
1
1
1
1
1
1
1
#
1
1
1
1
1
#
1
1
1
1/4
1
1/2
1
1
1
#
1
1
1
1
1
1
1/2
#
1
1
1
1
1
1
#
3/8
1
1
1
1
1/2
1
1
#
1
1
1
1
1
1
1
1
1
#
1
1
1
1
1
1
1
1
1
#
1
1
1
1
1
1
1
#
1
1
1
1
1
1
1
#
1
1
1
1/2
1/2
1
1/12
1/3
1/2
1/3
#
2
1
1
1/2 teaspoon for 1 teaspoon
1
2
1
#
1
1
1
1
1
#
1
1
1
1
1
1
#
1
1
1
1
1
1
#
1
1
1
1
1/3
#
1
1/2
2
1
1/8
#
1
1
1/2
1/2
1/2
#
1
1
1
#
1
1
1
1
1
1
#
1
1
1
1
1
1
1
1
#
1
1
1
1
1
1
1
#
1
1
1
1
#
1
1
1
1
1
1
#
1
1
1
1
#
1
1
1
1
1
1
#
1
1
1
1
1/2
#
1
1
1
1
#
1/2
1
1
1
1
#
1
1
1
1
#
1
1
1
1/2
1/2
1
#
1
1
1
1
1
#
1
1
1
1
#
1
1
1
#
1
1
1
#
3/4
3/4
3/4
1/2`,
'seafood.tsv': `#
#
1
1
1
1
1
1
1
1
1
1
1
#
1
1
1
1
1
1
1
1
1
1
1
#
1
1
1
1
1
1
#
1
1
1
1
1
1
1
1
1
1
#
1
1
1
1
1
1
1
1
1
1
1
1
#
1
1
1
1
1
1
1
1
1
1
1
#
1
1
1
1
1
1
1
1
1
1
1
1
1
#
1
1
1
1
1
1
1
1
#
1
1
1
1
1
1
1
1
1
#
1
1
1
1
#
1
1
1
1
1
#
1
1
1
1
1
1
#
1
1
1
1
1
1
1
1
1
1`,
'sweeteners.tsv': `#
#
1
3/4
1
2/3
3/4
1 teaspoon for 1 cup
1
1
1
1
1/2
1/2
#
1
1
3/4
1
3/4
1
1
1
#
1
1
3/4
1
1
3/4
#
1
1
1
1
1 1/4
1
1
1
1
1 teaspoon for 1 cup
#
1
3/4
1
1
1
1
1
1 teaspoon for 1 cup
#
1
1
1
1 1/4
1
1
#
1
1
1
1
1
1
1
1 teaspoon for 1 cup
#
1
3/4
1
1
1
1
#
1
3/4
1
3/4
#
1
1
1
1
1
1
1
#
1
1
1
1
1
#
1
1
1
1
1
#
1
1
1
1
1
1
#
1
1
1
1
1
1
1
#
1
1
1
1
1
#
1
1
1
1
1
1`,
},
'name': {
'baking.tsv': `#
#
whole wheat flour
flour
gluten-free flour
oat flour
almond flour
rice flour
coconut flour
cornstarch
buckwheat flour
chickpea flour
arrowroot
cassava flour
sunflower seed flour
ground flaxseed
#
flour
whole wheat flour
spelt flour
gluten-free flour
oat flour
buckwheat flour
cassava flour
almond flour
coconut flour
#
flour + 2 tablespoons cornstarch for each cup
flour
gluten-free flour
rice flour
almond flour
oat flour
#
flour + 1 1/2 teaspoons baking powder and 1/4 teaspoon salt for each cup
gluten-free flour + 1 1/2 teaspoons baking powder for each cup
oat flour + 1 1/2 teaspoons baking powder for each cup
almond flour + 1 teaspoon baking powder for each cup
#
hazelnut flour
sunflower seed flour
oat flour
pumpkin seed
coconut flour
gluten-free flour
flour
ground flaxseed
#
gluten-free flour
oat flour
rice flour
almond flour
flour
buckwheat flour
#
cornstarch
arrowroot
tapioca starch
potato starch
flour
rice flour
xanthan gum
ground flaxseed
#
baking soda + 1/2 teaspoon cream of tartar for each teaspoon
baking soda + 1/2 teaspoon lemon juice for each teaspoon
baking soda + 1/2 teaspoon white vinegar for each teaspoon
baking soda + 1/2 cup yogurt in place of other liquid
whipped egg white
#
baking powder
whipped egg white
#
baking powder
lemon juice
white vinegar
#
baking powder
baking soda + 1/2 teaspoon lemon juice for each 1/2 teaspoon
sourdough starter
#
guar gum
psyllium husk
xanthan gum
ground flaxseed
cornstarch
chia seed
#
agar agar
pectin
carrageenan
cornstarch
arrowroot
#
pectin
agar agar
gelatin
cornstarch
arrowroot
#
vanilla bean paste
vanilla powder
vanilla bean
cinnamon
almond extract
maple syrup
#
vanilla powder
vanilla bean paste
vanilla extract
#
amaretto
vanilla extract
vanilla powder
orange zest
#
dairy-free chocolate chip
cocoa powder + 1 tablespoon coconut oil for each ounce
sugar-free chocolate chip
dark chocolate
carob chip
cacao nib
raisin
#
vegan white chocolate
milk chocolate
cocoa butter + 1/2 cup powdered sugar for each cup
dark chocolate
coconut butter
macadamia nut
#
cacao powder
cocoa powder
dark chocolate
carob powder
instant coffee
#
panko
crushed corn flakes
gluten-free bread crumb
rolled oats
crushed cracker
crushed rice cracker
almond flour
crushed pork rind
crushed potato chip
desiccated coconut
ground flaxseed
#
gluten-free graham cracker
crushed vanilla wafer
crushed pretzel
almond flour
rolled oats
pecan
desiccated coconut
#
pound cake
vegan cookie
gluten-free cookie
biscotti
graham cracker
panettone
#
oat milk + 3 tablespoons cornstarch and 1/4 cup sugar for each cup
milk + 3 tablespoons cornstarch and 1/4 cup sugar for each cup
coconut milk + 3 tablespoons cornstarch and 1/4 cup sugar for each cup
greek yogurt
silken tofu + 1/4 cup maple syrup for each cup
#
whipped cream
vegan marshmallow
aquafaba + 1 tablespoon sugar for each 2 tablespoons
coconut cream
#
vegan pie crust
puff pastry
phyllo dough
pie crust
gluten-free pie crust
almond flour
hash brown
#
vegan marshmallow
marshmallow creme
brown rice syrup
aquafaba
#
polenta
cornmeal
rice flour
millet
almond flour
semolina
cauliflower rice
#
beet juice
turmeric
cocoa powder
#
masa harina
cornmeal
polenta
hominy
grits
cassava flour
#
gluten-free cookie
vegan cookie
vanilla wafer
graham cracker
gingersnap
rolled oats
almond flour
pecan
#
whipped cream
cream cheese + 1/4 cup powdered sugar for each cup
powdered sugar
vegan butter + 1 cup powdered sugar for each 1/2 cup
coconut cream
#
chocolate shaving
sugar
chopped nut
desiccated coconut
cacao nib
#
chocolate chip
caramel sauce
dairy-free chocolate chip
dried cherry
date
#
custard
jam
lemon juice + 1/2 cup sugar and 2 tablespoons cornstarch for each 1/2 cup
fruit puree
#
ground flaxseed
applesauce
aquafaba
egg
#
vanilla extract
lemon zest
maple syrup
#
anise seed
fennel seed
vanilla extract
star anise`,
'cheeses.tsv': `#
#
mascarpone
ricotta
cottage cheese
vegan cream cheese
greek yogurt
silken tofu + 1 tablespoon lemon juice for each cup
cashew cream + 1 tablespoon lemon juice for each cup
coconut cream + 1 tablespoon lemon juice for each cup
hummus
#
cream cheese
ricotta
creme fraiche
vegan cream cheese
coconut cream
cashew cream
#
pecorino romano
parmesan
asiago
nutritional yeast
vegan parmesan
toasted bread crumb
ground cashew
hemp seed
#
gouda
monterey jack
cheddar
swiss cheese
vegan cheddar
nutritional yeast
cashew cream
hummus
avocado
#
provolone
monterey jack
mozzarella
vegan mozzarella
cashew cream
firm tofu
nutritional yeast
avocado
#
cottage cheese
ricotta
mascarpone
goat cheese
firm tofu
vegan ricotta
cashew cream
#
feta
goat cheese
queso fresco
ricotta salata
vegan feta
firm tofu + 1 tablespoon lemon juice for each cup
green olive
avocado
#
swiss cheese
fontina
gruyere
cheddar
vegan cheese
nutritional yeast
cashew cream
#
halloumi
paneer
extra firm tofu
tempeh
chickpea
cauliflower
#
feta
goat cheese
gorgonzola
parmesan
vegan blue cheese
vegan feta
firm tofu + 1 tablespoon lemon juice for each cup
#
feta
cream cheese
ricotta
vegan cream cheese
vegan feta
cashew cream + 1 tablespoon lemon juice for each cup
firm tofu + 1 tablespoon lemon juice for each cup
avocado
#
camembert
brie
goat cheese
cream cheese
fontina
vegan cream cheese
cashew cream + 1 tablespoon nutritional yeast for each cup
vegan cheese
#
mozzarella
monterey jack
string cheese
muenster
vegan mozzarella`,
'dairy-eggs.tsv': `#
#
clarified butter
vegan butter
margarine
olive oil
greek yogurt
coconut oil
vegetable oil
unsweetened applesauce
mashed banana
applesauce + 1 tablespoon vegetable oil for each 1/2 cup
#
lactose-free milk
evaporated milk + 1/2 cup water for each cup
oat milk
half and half + 1/2 cup water for each cup
soy milk
almond milk
rice milk
coconut milk
#
milk + 1 tablespoon lemon juice for each cup
plain yogurt + 1/4 cup milk for each cup
kefir
sour cream + 1/4 cup water for each cup
soy milk + 1 tablespoon lemon juice for each cup
oat milk + 1 tablespoon lemon juice for each cup
almond milk + 1 tablespoon lemon juice for each cup
#
milk + 1/3 cup butter for each cup
half and half
evaporated milk
coconut cream
vegan whipping cream
cashew cream
oat cream
silken tofu
full-fat coconut milk
#
greek yogurt
creme fraiche
vegan sour cream
coconut cream + 1 tablespoon lemon juice for each cup
cashew cream + 1 tablespoon lemon juice for each cup
silken tofu + 1 tablespoon lemon juice for each cup
#
sour cream
buttermilk
greek yogurt
coconut yogurt
yogurt
soy yogurt
silken tofu + 1 tablespoon lemon juice for each cup
coconut cream + 1 tablespoon lemon juice for each cup
#
ground flaxseed + 3 tablespoons water for each egg
applesauce
aquafaba
silken tofu
chia seed + 3 tablespoons water for each egg
mashed banana
chickpea flour + 3 tablespoons water for each egg
vegan egg
yogurt
mashed potato
cornstarch + 3 tablespoons water for each egg
#
meringue powder + 2 tablespoons water for each egg white
aquafaba
agar agar + 1 tablespoon water for each egg white
ground flaxseed + 2 tablespoons water for each egg white
silken tofu
#
silken tofu
cornstarch + 1 tablespoon oat milk for each egg yolk
cornstarch + 1 tablespoon water for each egg yolk
aquafaba
mashed banana
sunflower lecithin
#
oat milk
soy milk
olive oil
aquafaba
milk
maple syrup
#
soy milk
mayonnaise
oat milk
aquafaba
buttermilk
milk
dijon mustard
chickpea flour + 3 tablespoons water for each egg`,
'fats.tsv': `#
#
avocado oil
canola oil
grapeseed oil
sunflower oil
coconut oil
butter
vegetable broth
#
canola oil
sunflower oil
avocado oil
olive oil
grapeseed oil
coconut oil
butter
greek yogurt
vegetable broth
applesauce
#
vegan butter
shortening
avocado oil
olive oil
canola oil
butter
unsweetened applesauce
greek yogurt
#
olive oil
peanut oil
avocado oil
tahini
walnut oil
canola oil
#
olive oil
avocado oil
sunflower oil
sesame oil
#
coconut oil
vegan butter
vegetable oil
butter
margarine
lard
unsweetened applesauce
greek yogurt
#
shortening
butter
coconut oil
vegetable oil
olive oil
vegan butter
avocado oil
unsweetened applesauce
greek yogurt
#
clarified butter
butter
coconut oil
vegan butter
avocado oil
olive oil
vegetable oil
#
butter
vegan butter
coconut oil
olive oil
vegetable oil
shortening
greek yogurt
avocado
unsweetened applesauce
#
vegetable oil
olive oil
coconut oil
butter`,
'grains.tsv': `#
#
brown rice
basmati rice
quinoa
cauliflower rice
couscous
millet
bulgur
barley
orzo
lentil
broccoli
#
sushi rice
brown rice
rice
pearl barley
quinoa
orzo
cauliflower rice
#
quinoa
couscous
millet
brown rice
bulgur
buckwheat
rice
cauliflower rice
barley
#
millet
buckwheat
quinoa
brown rice
couscous
rice
bulgur
cauliflower rice
#
gluten-free oats
quinoa flake
rolled oats
buckwheat
puffed rice
barley flake
chia seed
coconut flake
quinoa
hemp seed
#
gluten-free pasta
chickpea pasta
spaghetti
zucchini noodle
rice noodle
red lentil pasta
brown rice pasta
spaghetti squash
penne
eggplant
zucchini
shirataki noodle
quinoa
#
spring roll wrapper
wonton wrapper
phyllo dough
rice paper
cabbage
lettuce
#
spaghetti
rice noodle
udon noodle
glass noodle
gluten-free pasta
egg noodle
zucchini noodle
rice paper
shirataki noodle
cabbage
#
rice noodle
glass noodle
angel hair pasta
zucchini noodle
shirataki noodle
spaghetti squash
lettuce
#
bread
whole wheat bread
baguette
gluten-free bread
corn tortilla
pita
flour tortilla
almond flour bread
rice cake
lettuce
sweet potato
portobello mushroom
cooked quinoa
collard green
#
corn tortilla
flour tortilla
gluten-free tortilla
pita
collard green
lettuce
rice paper
gluten-free bread
rice
#
panko
rice cracker
crushed corn flakes
gluten-free cracker
tortilla chip
popcorn
potato chip
cucumber
carrot
toasted pumpkin seed
#
pita
flour tortilla
gluten-free pizza crust
cauliflower crust
polenta
corn tortilla
portobello mushroom
eggplant
#
flour + 1 1/2 teaspoons baking powder and 1 tablespoon butter for each cup
flour + 1 1/2 teaspoons baking powder and 1 tablespoon oil for each cup
gluten-free baking mix
gluten-free flour + 1 1/2 teaspoons baking powder for each cup
oat flour + 1 1/2 teaspoons baking powder for each cup
almond flour + 1 teaspoon baking powder for each cup
#
oat bran
ground flaxseed
rice bran
chia seed
hemp seed
sunflower seed
#
brioche
challah
french bread
sourdough bread
white bread
hamburger bun
gluten-free bread
lettuce`,
'herbs-spices.tsv': `#
#
parsley
oregano
dried basil
mint
spinach
thyme
arugula
#
parsley
basil
mint
dill
scallion
celery leaf
#
chervil
cilantro
dried parsley
basil
chive
arugula
celery leaf
#
dried thyme
oregano
thyme
marjoram
rosemary
sage
italian seasoning
basil
#
dried thyme
dried oregano
juniper berry
rosemary
#
oregano
italian seasoning
dried thyme
dried basil
sage
#
potassium salt
salt-free seasoning
kosher salt
sea salt
salt
lemon juice
garlic powder
nutritional yeast
smoked paprika
cider vinegar
#
white pepper
black pepper
ground ginger
allspice
cayenne pepper
paprika
#
coriander
cumin
curry powder
garam masala
caraway seed
chili powder
fennel seed
taco seasoning
#
smoked paprika
sweet paprika
chili powder
cayenne pepper
ancho chili powder
turmeric
ground cumin
sumac
beet powder
#
paprika
red pepper flake
cayenne pepper
chipotle powder
taco seasoning
hot sauce
black pepper
ground ginger
#
garam masala
curry powder
cumin
allspice
turmeric + 1/2 teaspoon cumin for each teaspoon
#
cajun seasoning
chili powder + 1/2 teaspoon cumin for each tablespoon
paprika + 1/4 teaspoon cayenne and 1/2 teaspoon oregano for each tablespoon
salt-free seasoning
#
five spice powder
star anise
anise seed
allspice
cloves
fennel seed
cinnamon
#
allspice
cinnamon
nutmeg
pumpkin pie spice
cardamom
cloves
ground ginger
mace
#
turmeric
curry powder
safflower
annatto
paprika
ground ginger
#
ginger
galangal
ground ginger
ginger paste
allspice
cinnamon
lemongrass
#
shallot
garlic powder
garlic
garlic-infused olive oil
chive
scallion
ginger
asafoetida
fennel
cumin
#
lime zest
basil
lemon zest
bay leaf
ginger
#
cumin seed
caraway seed
dill seed
aniseed
fennel seed
turmeric
horseradish
#
nutritional yeast
soy sauce
mushroom powder
parmesan
tomato paste
miso
#
dill
chervil
basil
thyme
parsley
fennel seed
fennel
#
basil
parsley
cilantro
dill
dried mint
lemon zest
#
scallion
leek
dill
parsley
onion powder
#
tarragon
dried dill
parsley
fennel
chive
mint
#
dried rosemary
thyme
sage
oregano
marjoram
herbes de provence
#
dried sage
thyme
marjoram
rosemary
poultry seasoning
oregano
#
mace
allspice
nutmeg
cinnamon
pumpkin pie spice
cloves
ground ginger
#
cinnamon + 1/2 teaspoon ground ginger for each teaspoon
allspice
ground ginger
nutmeg
garam masala
#
safflower
annatto
turmeric
paprika
curry powder
#
poppy seed + 1/2 teaspoon garlic powder and 1/2 teaspoon onion powder for each tablespoon
sesame seed + 1/2 teaspoon garlic powder and 1/2 teaspoon onion powder for each tablespoon
nigella seed
za'atar
garlic powder
#
salt-free seasoning
dried dill + 1 teaspoon garlic powder and 1 teaspoon onion powder for each tablespoon
dried parsley + 1 teaspoon garlic powder and 1 teaspoon onion powder for each tablespoon
italian seasoning
#
salt-free seasoning
black pepper + 1 teaspoon lemon zest for each teaspoon
za'atar
#
cajun seasoning
paprika + 1/4 teaspoon cayenne and 1/2 teaspoon oregano for each tablespoon
old bay seasoning
salt-free seasoning
smoked paprika
#
seasoned salt
vegetable bouillon
onion powder + 1/2 teaspoon salt for each teaspoon
nutritional yeast
#
smoked paprika
chipotle powder
smoked salt
soy sauce
#
fenugreek
mustard seed
celery leaf
curry leaf
cilantro
#
black pepper
allspice
lemon zest
rosemary
#
oregano
thyme + 1 teaspoon sumac for each tablespoon
italian seasoning`,
'liquids.tsv': `#
#
low-sodium chicken broth
vegetable broth
chicken broth
low-sodium vegetable broth
mushroom broth
beef broth
water + 1 teaspoon salt for each quart
miso broth
vegetable bouillon + 1 cup water for each teaspoon
white wine
coconut milk
#
beef broth
mushroom broth
chicken broth
vegetable broth
red wine
water + 1 tablespoon tomato paste for each cup
#
mushroom broth
vegetable broth
chicken broth
miso broth
water + 1 teaspoon salt for each quart
#
vegetable broth
fish stock
kombu dashi
mushroom broth
chicken broth
water + 1 teaspoon salt for each quart
#
dry vermouth
chicken broth + 1 tablespoon lemon juice for each cup
vegetable broth + 1 tablespoon lemon juice for each cup
white grape juice + 1 tablespoon white vinegar for each cup
non-alcoholic white wine
white wine vinegar + 3/4 cup water for each cup
apple juice + 1 tablespoon lemon juice for each cup
lemon juice + 3/4 cup water for each cup
#
beef broth + 1 tablespoon red wine vinegar for each cup
sherry
non-alcoholic red wine
grape juice + 1 tablespoon red wine vinegar for each cup
pomegranate juice
cranberry juice
vegetable broth + 1 tablespoon balsamic vinegar for each cup
mushroom broth + 1 tablespoon balsamic vinegar for each cup
apple juice + 1 tablespoon balsamic vinegar for each cup
#
shaoxing wine
dry sherry
white wine
rice vinegar + 1/2 teaspoon sugar for each tablespoon
white grape juice + 1 teaspoon rice vinegar for each 1/4 cup
apple juice
chicken broth
vegetable broth
#
non-alcoholic beer
gluten-free beer
sparkling water
chicken broth
beef broth
apple juice
vegetable broth
ginger ale
mushroom broth
#
brandy
rum
bourbon
vanilla extract
apple juice
orange juice
white grape juice
coffee
water
sparkling water
maple syrup
#
decaffeinated coffee
black tea
chicory coffee
cocoa powder
barley malt coffee
hot water
#
heavy cream
coconut cream
cashew cream
oat cream
greek yogurt
soy milk + 1 tablespoon cornstarch for each cup
oat milk + 1 tablespoon cornstarch for each cup
evaporated milk
almond milk
silken tofu
#
almond milk
oat milk
soy milk
rice milk
milk
coconut milk
hemp milk
#
milk + 1 tablespoon butter for each cup
evaporated milk
greek yogurt
coconut cream
oat cream
heavy cream
vegan whipping cream
cashew cream
soy cream
aquafaba
#
vegan ice cream
frozen yogurt
sorbet
frozen banana
coconut yogurt
#
milk
coconut milk powder
soy milk powder
oat milk
rice milk
#
sparkling water
water
vegetable broth
apple juice
coconut water
#
apple juice
white grape juice
orange juice
vegetable juice
cranberry juice
tomato sauce + 1/2 cup water for each cup
#
sherry
madeira
red wine + 1 teaspoon brown sugar for each 1/4 cup
grape juice + 1 teaspoon cider vinegar for each 1/4 cup
chicken broth + 1 teaspoon balsamic vinegar for each 1/4 cup
vegetable broth + 1 teaspoon balsamic vinegar for each 1/4 cup
cranberry juice
coffee
#
rice vinegar + 1/2 teaspoon sugar for each tablespoon
sake + 1 teaspoon sugar for each tablespoon
dry sherry + 1/2 teaspoon sugar for each tablespoon
white grape juice + 1 teaspoon rice vinegar for each 1/4 cup
white wine + 1 teaspoon sugar for each tablespoon
apple juice + 1/2 teaspoon rice vinegar for each tablespoon
#
brandy
orange juice + 1/4 teaspoon orange zest for each tablespoon
orange extract
lemon juice
#
coffee + 1 teaspoon sugar for each tablespoon
chocolate syrup
heavy cream + 1 teaspoon instant coffee for each 1/4 cup
coconut cream + 1 teaspoon instant coffee for each 1/4 cup
#
almond extract
vanilla extract
orange juice
#
sparkling wine
dry white wine
non-alcoholic white wine
sparkling water + 1/4 cup white grape juice for each cup
ginger ale
chicken broth + 1 tablespoon lemon juice for each cup
#
non-alcoholic red wine
chicken broth + 1 tablespoon lemon juice for each cup
vegetable broth + 1 tablespoon lemon juice for each cup
grape juice + 1 tablespoon cider vinegar for each cup
cranberry juice
#
black tea
rooibos tea
decaffeinated tea
coffee
#
sparkling water + 2 tablespoons lemon juice and 2 tablespoons sugar for each cup
ginger ale
apple juice
sparkling water
#
low-sodium vegetable broth
vegetable broth
low-sodium chicken broth
salt-free seasoning
mushroom powder
nutritional yeast
soy sauce`,
'meats.tsv': `#
#
ground turkey
ground chicken
cooked lentil
plant-based ground beef
mushroom
textured vegetable protein
ground lamb
black bean
walnut
crumbled firm tofu
tempeh
#
ground chicken
ground turkey
ground beef
crumbled firm tofu
cooked lentil
mushroom
plant-based ground meat
chickpea
#
turkey breast
chicken thigh
firm tofu
chickpea
tempeh
seitan
cauliflower
pork loin
jackfruit
white fish
white bean
oyster mushroom
quinoa
#
chicken
chicken thigh
turkey breast
seitan
firm tofu
jackfruit
cauliflower
king oyster mushroom
#
beef chuck
pork loin
chicken breast
turkey breast
lamb
seitan
eggplant
portobello mushroom
firm tofu
jackfruit
#
lamb
portobello mushroom
mushroom
chicken thigh
pork shoulder
seitan
venison
jackfruit
lentil
tempeh
firm tofu
eggplant
#
chicken thigh
beef chuck
turkey breast
jackfruit
lamb
firm tofu
seitan
beef short rib
mushroom
tempeh
#
goat
beef chuck
chicken thigh
mushroom
eggplant
chickpea
beef
seitan
jackfruit
#
turkey bacon
pancetta
tempeh
beef bacon
smoked tofu
mushroom
coconut flake
smoked turkey
smoked paprika
eggplant
smoked salmon
#
smoked turkey
turkey ham
prosciutto
turkey pepperoni
smoked tofu
bresaola
tempeh
mushroom
roasted red pepper
roast beef
smoked salmon
#
chicken sausage
turkey sausage
ground pork + 1 teaspoon fennel seed and paprika for each pound
ground turkey + 1 teaspoon fennel seed and paprika for each pound
vegan sausage
tempeh
mushroom
ground beef + 1 teaspoon fennel seed and paprika for each pound
chickpea
crumbled firm tofu
carrot
#
veggie burger
turkey burger
portobello mushroom
falafel
black bean
salmon
#
chicken thigh
chicken liver
mushroom
cooked lentil
sunflower seed
#
tempeh
chickpea
white bean
seitan
chicken breast
paneer
mushroom
egg
cauliflower
greek yogurt
pumpkin seed
#
firm tofu
tempeh
chickpea
cooked lentil
black bean
mushroom
jackfruit
chicken breast
#
beef chuck
brisket
oxtail
lamb shank
pork shoulder
portobello mushroom
jackfruit
seitan
#
sirloin steak
flank steak
pork tenderloin
chicken breast
portobello mushroom
lamb chop
seitan
firm tofu
mushroom
tempeh
venison
cauliflower
jackfruit`,
'nuts-legumes.tsv': `#
#
walnut
almond
pecan
cashew
sunflower seed
pumpkin seed
roasted chickpea
toasted coconut
hemp seed
rolled oats
sesame seed
water chestnut
#
peanut butter
sunflower seed butter
almond butter
soy nut butter
tahini
cashew butter
pumpkin seed butter
hummus
coconut butter
#
chocolate sunflower seed spread
dairy-free chocolate chip
sunflower seed butter + 1 tablespoon cocoa powder for each 1/4 cup
almond butter + 1 tablespoon cocoa powder for each 1/4 cup
dark chocolate
peanut butter + 1 tablespoon cocoa powder for each 1/4 cup
#
sunflower seed
hemp seed
sesame seed
poppy seed
pumpkin seed
chia seed
ground flaxseed
nigella seed
slivered almond
psyllium husk
#
desiccated coconut
sliced almond
rolled oats
chopped walnut
sunflower seed
almond flour
#
white bean
chickpea
black bean
kidney bean
pinto bean
lentil
mushroom
zucchini
green pea
cauliflower
eggplant
quinoa
ground beef
#
split pea
chickpea
red lentil
black bean
mung bean
lentil
quinoa
mushroom
cauliflower
ground beef
#
hummus
baba ganoush
white bean
guacamole
greek yogurt
#
egg white
ground flaxseed + 3 tablespoons water for each tablespoon
egg substitute
#
vegan protein powder
greek yogurt
hemp seed
almond butter
chia seed`,
'produce.tsv': `#
#
shallot
onion
leek
scallion
fennel
celery
chive
garlic-infused olive oil
onion powder
carrot
asafoetida
cabbage
#
celery
bok choy
cabbage
endive
onion
carrot
#
fennel
cucumber
carrot
celery
bok choy
green bell pepper
jicama
parsnip
water chestnut
onion
#
parsnip
carrot
turnip
sweet potato
radish
butternut squash
zucchini
red bell pepper
#
sweet potato
cassava
banana
potato
taro
zucchini
#
sweet potato
cauliflower
turnip
potato
parsnip
celery root
butternut squash
radish
rutabaga
zucchini
white bean
#
canned tomato
roasted red pepper
tomato
red bell pepper
tomato sauce
sun-dried tomato
tomatillo
canned pumpkin
beet
mango
#
poblano pepper
roasted red pepper
green bell pepper
zucchini
red bell pepper
carrot
tomato
celery
cucumber
#
jalapeno
serrano pepper
green bell pepper
poblano pepper
cayenne pepper
red pepper flake
smoked paprika
ginger
black pepper
horseradish
#
shiitake mushroom
mushroom
zucchini
eggplant
portobello mushroom
oyster mushroom
firm tofu
sun-dried tomato
artichoke heart
soy sauce
#
watercress
baby spinach
arugula
kale
endive
romaine lettuce
#
kale
swiss chard
spinach
collard green
arugula
romaine lettuce
cabbage
bok choy
broccoli
#
spinach
arugula
kale
romaine lettuce
cabbage
bok choy
broccoli
brussels sprout
cucumber
#
broccoli
cauliflower
green bean
asparagus
zucchini
brussels sprout
snow pea
heart of palm
spinach
cabbage
edamame
#
yellow squash
zucchini
cucumber
eggplant
mushroom
cauliflower
carrot
portobello mushroom
celery
#
butternut squash
sweet potato
acorn squash
canned pumpkin
carrot
zucchini noodle
unsweetened applesauce
#
hominy
pea
red bell pepper
cauliflower
edamame
carrot
zucchini
white bean
#
mango
banana
hummus
mashed pea
edamame
olive oil
greek yogurt
tahini
zucchini
#
peach
mango
nectarine
pineapple
papaya
apricot
apple
strawberry
#
unsweetened applesauce
pear
apple
mango
avocado
peach
mashed banana
canned pumpkin
pineapple
strawberry
#
raspberry
blueberry
strawberry
cherry
grape
blackberry
kiwi
dried cranberry
#
raisin
dried apricot
date
dried cranberry
prune
dried cherry
blueberry
apple
chocolate chip
#
apricot jam
sugar-free jam
mashed raspberry + 1 tablespoon chia seed for each cup
jam
fruit puree
honey
maple syrup
unsweetened applesauce
#
wakame
nori
spinach
lettuce
rice paper
dried shiitake
#
tomato sauce
sun-dried tomato
tomato puree
roasted red pepper
ketchup
miso
#
tomato paste
cherry tomato
roasted red pepper
kalamata olive
#
tomato
green bell pepper
salsa
#
onion
red onion
scallion
leek
garlic
chive
garlic-infused olive oil
fennel
asafoetida
#
leek
chive
shallot
red onion
cilantro
parsley
#
chipotle powder
smoked paprika + 1/4 teaspoon cayenne for each
jalapeno
harissa
ancho chili powder
smoked paprika
#
zucchini
celery
jicama
radish
green bell pepper
carrot
#
zucchini
bell pepper
yellow squash
portobello mushroom
mushroom
cauliflower
#
green bean
asparagus
broccoli
zucchini
snow pea
brussels sprout
spinach
#
edamame
green bean
asparagus
snow pea
corn
zucchini
broccoli
spinach
carrot
#
heart of palm
artichoke heart
asparagus
zucchini
mushroom
white bean
green olive
#
snow pea
cabbage
water chestnut
carrot
#
napa cabbage
cabbage
kale
bok choy
brussels sprout
romaine lettuce
broccoli
carrot
#
taro
potato
okra
egg
#
marmalade
apricot jam
jam
sugar-free jam
honey + 1 teaspoon orange zest for each tablespoon
maple syrup + 1 teaspoon orange zest for each tablespoon
#
orange
mandarin
grapefruit
orange juice
pineapple
mango
#
orange juice
lemon juice
lime juice
pineapple juice
apple juice
#
sunflower seed
pumpkin seed
hemp seed
sesame seed
slivered almond
pine nut
roasted chickpea
#
cranberry
apple
gooseberry
strawberry
plum
#
cherry
raspberry
pomegranate
red currant
dried cranberry
gooseberry
#
water chestnut
bamboo shoot
jicama
snow pea
celery
radish
#
swiss chard
cabbage
collard green
romaine lettuce`,
'sauces.tsv': `#
#
low-sodium soy sauce
gluten-free tamari
liquid aminos
coconut aminos
soy sauce
miso + 1/2 tablespoon water for each tablespoon
worcestershire sauce
fish sauce
mushroom broth + 1/4 teaspoon salt for each tablespoon
balsamic vinegar
rice vinegar
#
worcestershire sauce
vegan fish sauce
coconut aminos + 1/4 teaspoon salt for each tablespoon
soy sauce
gluten-free tamari
miso
liquid aminos
salt
#
vegetarian oyster sauce
soy sauce + 1/2 teaspoon sugar for each tablespoon
hoisin sauce
teriyaki sauce
gluten-free tamari + 1/2 teaspoon brown sugar for each tablespoon
coconut aminos + 1/4 teaspoon arrowroot for each tablespoon
fish sauce + 1/2 teaspoon sugar for each tablespoon
#
hoisin sauce
teriyaki sauce
gluten-free tamari + 1 teaspoon brown sugar for each tablespoon
soy sauce + 1 teaspoon brown sugar for each tablespoon
coconut aminos + 1/2 teaspoon honey for each tablespoon
barbecue sauce
coconut aminos + 1/2 teaspoon maple syrup for each tablespoon
tomato paste + 1 teaspoon maple syrup for each tablespoon
#
worcestershire sauce
vegan worcestershire sauce
fish sauce
coconut aminos
soy sauce
gluten-free tamari + 1/2 teaspoon cider vinegar for each tablespoon
balsamic vinegar
tamarind paste
#
chickpea miso
soy sauce
coconut aminos + 1/4 teaspoon salt for each tablespoon
gluten-free tamari
tahini + 1/4 teaspoon salt for each tablespoon
nutritional yeast
vegetable bouillon
fish sauce
#
vegan mayonnaise
greek yogurt
avocado
hummus
sour cream
silken tofu + 1 tablespoon lemon juice for each cup
aquafaba mayonnaise
cashew cream + 1 tablespoon lemon juice for each cup
olive oil + 1 tablespoon lemon juice for each cup
mashed white bean
#
dijon mustard
mustard powder + 1 teaspoon white vinegar for each tablespoon
horseradish
yellow mustard
wasabi paste
mayonnaise
turmeric + 1 teaspoon cider vinegar for each tablespoon
cider vinegar
hummus
#
sugar-free ketchup
tomato sauce + 1 tablespoon cider vinegar and 1 tablespoon sugar for each cup
tomato paste + 1 teaspoon cider vinegar and 1 teaspoon sugar for each tablespoon
barbecue sauce
salsa
chili sauce
roasted red pepper
#
ketchup + 1 tablespoon brown sugar and 1 tablespoon cider vinegar for each cup
sugar-free barbecue sauce
tomato sauce + 2 tablespoons molasses and 1 tablespoon cider vinegar for each cup
hoisin sauce
teriyaki sauce
#
sriracha
sambal oelek
hot sauce
cayenne pepper
harissa
red pepper flake + 1/2 teaspoon white vinegar for each teaspoon
ketchup
tomato paste + 1/4 teaspoon cayenne for each tablespoon
sweet paprika
#
sunflower seed butter
cashew butter
almond butter
greek yogurt
pumpkin seed butter
peanut butter
olive oil
#
vegan pesto
chimichurri
basil + 1/4 cup olive oil for each cup
olive tapenade
sun-dried tomato in oil
marinara sauce
#
tomato paste + 1/2 cup water for each cup
tomato puree
crushed tomato
canned tomato
roasted red pepper
ketchup
canned pumpkin
pesto
#
vegan ranch dressing
greek yogurt
mayonnaise
tahini + 1 tablespoon lemon juice for each 3 tablespoons
vinaigrette
guacamole
hummus
olive oil + 1 tablespoon lemon juice for each 3 tablespoons
salsa
#
salsa
guacamole
vegan ranch dressing
olive oil + 1 tablespoon lemon juice for each 3 tablespoons
hummus
diced tomato
greek yogurt
vinaigrette
tahini + 1 tablespoon lemon juice for each 3 tablespoons
#
cider vinegar
white vinegar
white wine vinegar
rice vinegar
lemon juice
red wine vinegar
lime juice
#
red wine vinegar + 1/2 teaspoon sugar for each tablespoon
sherry vinegar
cider vinegar + 1/2 teaspoon brown sugar for each tablespoon
cider vinegar
pomegranate molasses
lemon juice + 1/2 teaspoon maple syrup for each tablespoon
lemon juice
#
lime juice
lemon juice
orange juice
cider vinegar
white wine vinegar
apple juice
citric acid
sumac
white vinegar
amchur
#
lemon juice
orange zest
lime zest
lemon extract
lemon zest
orange juice
lemongrass
#
vegan kimchi
sauerkraut
dill pickle
napa cabbage + 1 tablespoon rice vinegar for each cup
red cabbage + 1 tablespoon vinegar for each cup
#
green olive
black olive
caper
dill pickle
cucumber
artichoke heart
#
amchur
lemon zest
za'atar
lemon juice
lime zest
vinegar
#
tamarind paste
lime juice + 1/2 teaspoon brown sugar for each tablespoon
pomegranate molasses
lemon juice
amchur
#
horseradish
wasabi paste
dijon mustard
ginger
black pepper
#
vegan curry paste
indian curry paste
curry powder + 1 teaspoon ginger and 1 teaspoon lime juice for each tablespoon
curry powder
turmeric + 1 teaspoon ginger and 1 teaspoon coriander for each tablespoon
#
tahini + 1 tablespoon lime juice for each 1/4 cup
sunflower seed butter + 1 tablespoon lime juice for each 1/4 cup
almond butter + 1 tablespoon lime juice for each 1/4 cup
#
mayonnaise + 1 tablespoon lemon juice for each cup
vegan mayonnaise + 1 tablespoon lemon juice for each cup
greek yogurt + 1 tablespoon lemon juice for each cup
cashew cream + 1 tablespoon lemon juice for each cup
silken tofu + 1 tablespoon lemon juice for each cup
olive oil + 1 tablespoon lemon juice for each 3 tablespoons
#
cream of mushroom soup
bechamel sauce
cashew cream
oat milk + 2 tablespoons olive oil and 2 tablespoons cornstarch for each cup
mushroom broth + 2 tablespoons cornstarch for each cup
coconut milk + 1 tablespoon cornstarch for each cup
sour cream
greek yogurt
#
cashew cream
heavy cream
oat milk + 2 tablespoons olive oil and 2 tablespoons cornstarch for each cup
coconut milk + 1 tablespoon cornstarch for each cup
silken tofu
mushroom broth + 2 tablespoons cornstarch for each cup
greek yogurt
#
soy sauce + 1 tablespoon lemon juice for each 1/4 cup
gluten-free tamari + 1 tablespoon lemon juice for each 1/4 cup
coconut aminos + 1 tablespoon lime juice for each 1/4 cup
lime juice
#
apricot jam + 1 teaspoon rice vinegar and 1/4 teaspoon red pepper flake for each tablespoon
sweet chili sauce
maple syrup + 1 teaspoon rice vinegar and 1/4 teaspoon red pepper flake for each tablespoon
honey + 1 teaspoon sriracha for each tablespoon
hoisin sauce
teriyaki sauce
#
gochujang
black bean sauce
miso + 1 teaspoon sambal oelek for each tablespoon
sambal oelek
#
sriracha + 1/2 teaspoon miso for each tablespoon
doubanjiang
miso + 1 teaspoon red pepper flake and 1 teaspoon honey for each tablespoon
sambal oelek
sriracha
tomato paste + 1/4 teaspoon cayenne and 1 teaspoon maple syrup for each tablespoon
#
sambal oelek + 1/2 teaspoon cumin for each tablespoon
sriracha
chili paste
tomato paste + 1/2 teaspoon cayenne and 1/2 teaspoon cumin for each tablespoon
smoked paprika
#
dill pickle
green olive
kalamata olive
lemon zest
#
caper
dill pickle
relish
cucumber + 1 teaspoon vinegar for each 1/4 cup
green olive
#
malt vinegar
balsamic vinegar
rice vinegar
sherry vinegar
#
sambal oelek
hot sauce
sriracha
cayenne pepper
red pepper flake + 1/2 teaspoon white vinegar for each teaspoon
gochujang
#
cranberry juice
pomegranate juice + 1 teaspoon lemon juice for each tablespoon
balsamic vinegar + 1 teaspoon honey for each tablespoon
lemon juice + 1 teaspoon maple syrup for each tablespoon
tamarind paste + 1 teaspoon brown sugar for each tablespoon
#
parsley + 1/2 cup olive oil and 2 tablespoons vinegar for each cup
pesto
salsa
olive tapenade
#
mayonnaise + 1 tablespoon relish for each 1/4 cup
vegan mayonnaise + 1 tablespoon relish for each 1/4 cup
greek yogurt + 1 tablespoon relish for each 1/4 cup
#
greek yogurt + 1/4 cup cucumber for each cup
coconut yogurt + 1/4 cup cucumber for each cup
hummus
#
soy sauce
gluten-free tamari
liquid aminos
fish sauce`,
'seafood.tsv': `#
#
scallop
crawfish
chicken breast
king oyster mushroom
heart of palm
firm tofu
white fish
chickpea
vegan shrimp
cauliflower
artichoke heart
#
shrimp
crab
heart of palm
jackfruit
white fish
artichoke heart
surimi
monkfish
chickpea
king oyster mushroom
chicken breast
#
shrimp
king oyster mushroom
white fish
firm tofu
heart of palm
chicken breast
#
mussel
clam
shrimp
oyster mushroom
heart of palm
white fish
mushroom
white bean
artichoke heart
chicken thigh
#
trout
arctic char
mackerel
salmon
firm tofu
canned salmon
tuna
chicken breast
carrot
tempeh
chickpea
cauliflower
#
canned salmon
swordfish
mackerel
chickpea
cooked chicken
tuna
jackfruit
watermelon
firm tofu
white bean
portobello mushroom
#
cod
haddock
tilapia
halibut
firm tofu
salmon
chicken breast
banana blossom
heart of palm
cauliflower
white bean
tempeh
eggplant
#
sardine
fish sauce
caper
miso
soy sauce
green olive
seaweed
coconut aminos
#
mackerel
sardine
salmon
trout
tuna
chickpea
eggplant
firm tofu
mushroom
#
vegan caviar
chia seed
caper
black olive
#
kombu dashi
dried shiitake
vegetable broth
mushroom broth
chicken broth
#
miso
anchovy paste
fish sauce
seaweed
coconut aminos + 1/4 teaspoon salt for each tablespoon
soy sauce
#
tuna steak
swordfish
salmon
mahi mahi
halibut
firm tofu
portobello mushroom
chicken breast
eggplant
watermelon`,
'sweeteners.tsv': `#
#
coconut sugar
maple syrup
brown sugar
agave nectar
honey
stevia
erythritol
monk fruit sweetener
allulose
date
mashed banana
unsweetened applesauce
#
coconut sugar
sugar + 1 tablespoon molasses for each cup
maple syrup
sugar
honey
erythritol + 1 teaspoon molasses for each cup
monk fruit sweetener
date
#
sugar + 1 tablespoon cornstarch for each cup
coconut sugar + 1 tablespoon cornstarch for each cup
maple syrup
erythritol
monk fruit sweetener
honey
#
maple syrup
agave nectar
date syrup
brown rice syrup
sugar + 1/4 cup water for each cup
golden syrup
corn syrup
sugar-free syrup
molasses
stevia
#
agave nectar
brown sugar + 1/4 cup water for each cup
golden syrup
honey
date syrup
sugar-free syrup
corn syrup
stevia
#
maple syrup
golden syrup
simple syrup
sugar + 1/4 cup water for each cup
agave nectar
honey
#
agave nectar
corn syrup
honey
maple syrup
golden syrup
brown rice syrup
sugar + 1/4 cup water for each cup
stevia
#
maple syrup
brown sugar + 1/4 cup water for each cup
golden syrup
date syrup
honey
dark corn syrup
#
brown sugar
maple syrup
sugar
honey
#
monk fruit sweetener
erythritol
stevia
allulose
sugar
honey
maple syrup
#
agave nectar
maple syrup
sugar + 1/2 cup water for each cup
sugar-free syrup
honey
#
dulce de leche
evaporated milk + 3/4 cup sugar for each cup
condensed coconut milk
coconut cream + 1/3 cup sugar for each cup
oat milk + 1/2 cup sugar for each cup
#
half and half
heavy cream
milk
coconut milk
soy milk
oat milk
#
dulce de leche
caramel sauce
date syrup
maple syrup
condensed milk
coconut cream + 1/2 cup brown sugar for each cup
golden syrup
#
puffed rice
pretzel
rice cake
roasted chickpea
mixed nut
#
chocolate chip
white chocolate chip
butterscotch chip
dairy-free chocolate chip
carob chip
raisin`,
},
'flavor': {
'baking.tsv': `#
#
noticeable
slight
slight
noticeable
noticeable
slight
noticeable
none
strong
noticeable
none
slight
noticeable
noticeable
#
slight
noticeable
noticeable
noticeable
strong
strong
noticeable
strong
strong
#
none
slight
slight
slight
noticeable
noticeable
#
none
slight
noticeable
noticeable
#
slight
slight
noticeable
noticeable
noticeable
noticeable
noticeable
noticeable
#
slight
slight
slight
noticeable
slight
noticeable
#
none
none
none
none
slight
slight
slight
noticeable
#
none
slight
slight
slight
noticeable
#
slight
noticeable
#
slight
slight
slight
#
noticeable
noticeable
noticeable
#
none
slight
none
noticeable
none
noticeable
#
slight
slight
slight
noticeable
noticeable
#
slight
slight
slight
noticeable
noticeable
#
none
none
none
noticeable
noticeable
noticeable
#
none
none
none
#
slight
noticeable
noticeable
noticeable
#
none
slight
slight
slight
noticeable
noticeable
strong
#
slight
noticeable
slight
noticeable
noticeable
strong
#
none
none
slight
noticeable
strong
#
slight
slight
none
slight
slight
slight
noticeable
noticeable
noticeable
noticeable
noticeable
#
none
slight
noticeable
noticeable
noticeable
noticeable
noticeable
#
slight
noticeable
noticeable
noticeable
noticeable
noticeable
#
slight
slight
noticeable
noticeable
noticeable
#
noticeable
noticeable
slight
noticeable
#
slight
slight
noticeable
slight
slight
noticeable
noticeable
#
none
slight
noticeable
noticeable
#
none
none
slight
noticeable
noticeable
noticeable
noticeable
#
slight
slight
noticeable
#
slight
noticeable
noticeable
noticeable
noticeable
noticeable
#
slight
slight
slight
slight
noticeable
noticeable
noticeable
noticeable
#
noticeable
noticeable
slight
slight
noticeable
#
slight
slight
noticeable
noticeable
noticeable
#
slight
slight
slight
noticeable
noticeable
#
noticeable
noticeable
slight
noticeable
#
slight
slight
none
none
#
noticeable
noticeable
noticeable
#
slight
noticeable
noticeable
slight`,
'cheeses.tsv': `#
#
slight
noticeable
slight
slight
noticeable
noticeable
slight
noticeable
strong
#
slight
noticeable
slight
noticeable
noticeable
slight
#
slight
none
slight
noticeable
slight
noticeable
noticeable
noticeable
#
slight
slight
slight
slight
noticeable
noticeable
noticeable
strong
strong
#
slight
slight
slight
noticeable
noticeable
noticeable
noticeable
strong
#
slight
slight
noticeable
noticeable
slight
slight
noticeable
#
noticeable
noticeable
slight
slight
slight
noticeable
strong
strong
#
slight
slight
slight
noticeable
noticeable
noticeable
noticeable
#
slight
slight
slight
noticeable
noticeable
noticeable
#
noticeable
noticeable
slight
noticeable
slight
noticeable
noticeable
#
slight
slight
noticeable
slight
slight
slight
noticeable
strong
#
slight
slight
noticeable
noticeable
noticeable
noticeable
noticeable
noticeable
#
slight
slight
none
slight
noticeable`,
'dairy-eggs.tsv': `#
#
none
slight
slight
slight
slight
noticeable
slight
noticeable
noticeable
noticeable
#
none
slight
slight
none
slight
slight
noticeable
noticeable
#
slight
slight
slight
slight
slight
slight
slight
#
slight
slight
slight
noticeable
slight
slight
slight
slight
noticeable
#
slight
slight
slight
noticeable
slight
slight
#
slight
noticeable
slight
slight
slight
slight
slight
noticeable
#
slight
slight
none
none
slight
noticeable
noticeable
none
slight
none
slight
#
none
none
slight
noticeable
slight
#
slight
slight
slight
slight
noticeable
none
#
slight
slight
slight
none
slight
slight
#
slight
slight
slight
none
slight
slight
noticeable
slight`,
'fats.tsv': `#
#
slight
slight
slight
slight
noticeable
noticeable
noticeable
#
none
none
slight
slight
none
noticeable
slight
slight
noticeable
noticeable
#
slight
slight
slight
slight
slight
slight
noticeable
slight
#
noticeable
noticeable
noticeable
noticeable
noticeable
noticeable
#
noticeable
noticeable
noticeable
noticeable
#
slight
slight
noticeable
slight
slight
slight
noticeable
slight
#
slight
slight
slight
slight
slight
slight
slight
noticeable
slight
#
none
slight
noticeable
slight
slight
noticeable
slight
#
slight
none
noticeable
noticeable
slight
slight
slight
noticeable
noticeable
#
none
slight
slight
slight`,
'grains.tsv': `#
#
slight
slight
noticeable
noticeable
noticeable
noticeable
noticeable
noticeable
noticeable
noticeable
strong
#
slight
noticeable
slight
noticeable
noticeable
noticeable
noticeable
#
slight
slight
slight
noticeable
slight
noticeable
slight
noticeable
slight
#
slight
slight
slight
noticeable
noticeable
slight
noticeable
noticeable
#
none
noticeable
slight
noticeable
noticeable
slight
noticeable
noticeable
noticeable
noticeable
#
slight
noticeable
none
noticeable
noticeable
noticeable
slight
noticeable
none
noticeable
noticeable
noticeable
strong
#
slight
slight
noticeable
noticeable
strong
strong
#
slight
slight
slight
noticeable
slight
slight
noticeable
noticeable
noticeable
strong
#
slight
slight
noticeable
noticeable
noticeable
noticeable
strong
#
slight
slight
slight
slight
noticeable
noticeable
noticeable
noticeable
noticeable
strong
strong
strong
strong
strong
#
slight
slight
slight
noticeable
noticeable
strong
noticeable
noticeable
strong
#
slight
slight
slight
slight
noticeable
noticeable
noticeable
strong
strong
noticeable
#
noticeable
noticeable
slight
noticeable
noticeable
noticeable
strong
strong
#
slight
slight
slight
slight
noticeable
noticeable
#
slight
slight
slight
noticeable
slight
noticeable
#
slight
slight
slight
noticeable
slight
slight
noticeable
strong`,
'herbs-spices.tsv': `#
#
noticeable
noticeable
slight
noticeable
noticeable
noticeable
noticeable
#
noticeable
noticeable
noticeable
noticeable
noticeable
noticeable
#
slight
noticeable
slight
noticeable
noticeable
noticeable
slight
#
slight
noticeable
slight
slight
noticeable
noticeable
slight
noticeable
#
noticeable
noticeable
noticeable
noticeable
#
slight
slight
slight
slight
slight
#
slight
noticeable
none
none
none
noticeable
noticeable
noticeable
noticeable
noticeable
#
slight
slight
noticeable
noticeable
noticeable
noticeable
#
slight
slight
noticeable
noticeable
noticeable
noticeable
noticeable
noticeable
#
slight
slight
noticeable
noticeable
slight
noticeable
noticeable
noticeable
noticeable
#
noticeable
slight
slight
slight
noticeable
noticeable
noticeable
noticeable
#
slight
slight
noticeable
noticeable
slight
#
slight
slight
slight
slight
#
slight
slight
slight
noticeable
noticeable
noticeable
noticeable
#
slight
slight
slight
slight
noticeable
noticeable
noticeable
slight
#
noticeable
noticeable
slight
slight
noticeable
noticeable
#
slight
noticeable
slight
none
noticeable
noticeable
noticeable
#
noticeable
slight
slight
slight
noticeable
noticeable
noticeable
noticeable
noticeable
noticeable
#
slight
noticeable
slight
noticeable
noticeable
#
noticeable
noticeable
slight
slight
slight
noticeable
noticeable
#
noticeable
noticeable
noticeable
noticeable
noticeable
noticeable
#
noticeable
slight
noticeable
noticeable
noticeable
noticeable
noticeable
#
noticeable
noticeable
noticeable
noticeable
slight
noticeable
#
slight
noticeable
noticeable
noticeable
noticeable
#
noticeable
slight
noticeable
slight
noticeable
noticeable
#
slight
slight
noticeable
noticeable
noticeable
slight
#
slight
noticeable
slight
noticeable
slight
noticeable
#
none
slight
none
noticeable
slight
noticeable
noticeable
#
noticeable
noticeable
noticeable
noticeable
noticeable
#
slight
slight
noticeable
noticeable
strong
#
slight
slight
noticeable
noticeable
noticeable
#
noticeable
slight
slight
noticeable
#
noticeable
none
noticeable
#
slight
slight
slight
slight
noticeable
#
slight
none
noticeable
noticeable
#
slight
noticeable
slight
noticeable
#
slight
noticeable
slight
noticeable
noticeable
#
noticeable
noticeable
noticeable
noticeable
#
noticeable
slight
noticeable`,
'liquids.tsv': `#
#
none
slight
slight
slight
noticeable
noticeable
noticeable
noticeable
slight
noticeable
strong
#
slight
slight
noticeable
noticeable
noticeable
noticeable
#
slight
slight
slight
noticeable
noticeable
#
noticeable
slight
slight
noticeable
noticeable
noticeable
#
slight
slight
slight
slight
slight
noticeable
noticeable
noticeable
#
slight
slight
slight
noticeable
noticeable
noticeable
slight
slight
noticeable
#
slight
slight
slight
noticeable
slight
noticeable
noticeable
noticeable
#
slight
none
slight
noticeable
noticeable
noticeable
noticeable
noticeable
noticeable
#
slight
slight
slight
noticeable
noticeable
noticeable
noticeable
noticeable
noticeable
noticeable
noticeable
#
none
noticeable
slight
noticeable
noticeable
noticeable
#
noticeable
slight
noticeable
noticeable
noticeable
noticeable
noticeable
noticeable
noticeable
noticeable
#
slight
slight
slight
slight
slight
noticeable
slight
#
slight
slight
noticeable
noticeable
slight
slight
slight
slight
slight
noticeable
#
slight
slight
noticeable
noticeable
noticeable
#
slight
noticeable
slight
slight
slight
#
none
none
noticeable
noticeable
noticeable
#
noticeable
slight
noticeable
slight
noticeable
slight
#
slight
slight
slight
noticeable
noticeable
noticeable
noticeable
noticeable
#
slight
none
slight
slight
slight
noticeable
#
noticeable
slight
slight
noticeable
#
slight
noticeable
noticeable
noticeable
#
none
noticeable
noticeable
#
none
slight
slight
noticeable
noticeable
noticeable
#
slight
slight
slight
noticeable
noticeable
#
noticeable
noticeable
none
strong
#
slight
noticeable
noticeable
noticeable
#
none
none
slight
noticeable
noticeable
noticeable
noticeable`,
'meats.tsv': `#
#
slight
slight
noticeable
slight
noticeable
slight
noticeable
noticeable
noticeable
noticeable
noticeable
#
slight
slight
slight
noticeable
noticeable
noticeable
slight
noticeable
#
slight
slight
noticeable
noticeable
noticeable
slight
noticeable
noticeable
noticeable
noticeable
noticeable
noticeable
strong
#
slight
slight
slight
noticeable
noticeable
noticeable
noticeable
noticeable
#
noticeable
slight
noticeable
noticeable
noticeable
noticeable
noticeable
noticeable
noticeable
noticeable
#
noticeable
noticeable
noticeable
noticeable
noticeable
noticeable
noticeable
noticeable
noticeable
noticeable
noticeable
noticeable
#
slight
noticeable
noticeable
noticeable
noticeable
noticeable
noticeable
noticeable
noticeable
noticeable
#
slight
noticeable
noticeable
noticeable
noticeable
noticeable
noticeable
noticeable
noticeable
#
slight
slight
noticeable
slight
noticeable
noticeable
noticeable
slight
noticeable
noticeable
strong
#
slight
slight
slight
slight
noticeable
slight
noticeable
noticeable
noticeable
noticeable
noticeable
#
slight
slight
slight
slight
slight
noticeable
noticeable
noticeable
noticeable
noticeable
strong
#
noticeable
slight
noticeable
noticeable
noticeable
noticeable
#
noticeable
slight
noticeable
noticeable
noticeable
#
noticeable
noticeable
noticeable
noticeable
noticeable
slight
noticeable
noticeable
noticeable
noticeable
noticeable
#
slight
slight
noticeable
noticeable
noticeable
noticeable
noticeable
noticeable
#
slight
slight
slight
noticeable
noticeable
noticeable
noticeable
noticeable
#
slight
slight
noticeable
noticeable
noticeable
noticeable
noticeable
noticeable
noticeable
noticeable
noticeable
noticeable
noticeable`,
'nuts-legumes.tsv': `#
#
slight
slight
slight
slight
noticeable
noticeable
noticeable
noticeable
noticeable
noticeable
noticeable
noticeable
#
slight
slight
slight
slight
noticeable
slight
noticeable
strong
noticeable
#
slight
noticeable
slight
slight
slight
noticeable
#
noticeable
slight
slight
slight
noticeable
slight
slight
noticeable
noticeable
slight
#
none
noticeable
noticeable
noticeable
noticeable
noticeable
#
slight
slight
slight
slight
slight
noticeable
noticeable
noticeable
noticeable
noticeable
noticeable
noticeable
noticeable
#
slight
noticeable
slight
noticeable
slight
slight
noticeable
noticeable
noticeable
noticeable
#
slight
noticeable
slight
noticeable
noticeable
#
none
noticeable
slight
#
slight
noticeable
noticeable
noticeable
noticeable`,
'produce.tsv': `#
#
slight
slight
slight
slight
noticeable
noticeable
noticeable
noticeable
slight
noticeable
noticeable
noticeable
#
noticeable
noticeable
noticeable
noticeable
noticeable
noticeable
#
noticeable
noticeable
noticeable
slight
slight
noticeable
noticeable
slight
noticeable
noticeable
#
slight
slight
noticeable
noticeable
noticeable
noticeable
noticeable
noticeable
#
noticeable
noticeable
noticeable
noticeable
noticeable
strong
#
noticeable
noticeable
noticeable
slight
noticeable
noticeable
noticeable
noticeable
noticeable
noticeable
noticeable
#
slight
noticeable
slight
noticeable
slight
noticeable
noticeable
noticeable
noticeable
strong
#
slight
slight
slight
noticeable
slight
noticeable
noticeable
noticeable
noticeable
#
slight
slight
noticeable
slight
noticeable
noticeable
noticeable
noticeable
noticeable
noticeable
#
slight
slight
noticeable
noticeable
slight
slight
noticeable
noticeable
noticeable
strong
#
slight
noticeable
slight
noticeable
noticeable
noticeable
#
slight
slight
slight
noticeable
noticeable
noticeable
noticeable
slight
noticeable
#
slight
noticeable
noticeable
slight
slight
slight
noticeable
slight
noticeable
#
slight
slight
slight
noticeable
noticeable
noticeable
slight
slight
noticeable
noticeable
noticeable
#
none
slight
slight
noticeable
noticeable
noticeable
noticeable
noticeable
noticeable
#
slight
slight
slight
slight
noticeable
noticeable
noticeable
#
slight
noticeable
noticeable
noticeable
noticeable
noticeable
noticeable
noticeable
#
noticeable
strong
noticeable
noticeable
noticeable
noticeable
noticeable
noticeable
noticeable
#
slight
slight
slight
noticeable
noticeable
slight
noticeable
noticeable
#
slight
slight
slight
noticeable
noticeable
slight
noticeable
noticeable
noticeable
noticeable
#
slight
slight
slight
noticeable
noticeable
slight
noticeable
noticeable
#
slight
noticeable
slight
slight
slight
slight
noticeable
noticeable
noticeable
#
slight
slight
noticeable
slight
slight
noticeable
noticeable
noticeable
#
slight
slight
noticeable
noticeable
noticeable
noticeable
#
slight
slight
slight
noticeable
noticeable
noticeable
#
slight
noticeable
noticeable
noticeable
#
noticeable
noticeable
noticeable
#
slight
slight
slight
slight
noticeable
noticeable
noticeable
noticeable
noticeable
#
slight
slight
noticeable
noticeable
noticeable
noticeable
#
slight
slight
noticeable
noticeable
noticeable
noticeable
#
slight
noticeable
noticeable
noticeable
noticeable
noticeable
#
slight
noticeable
slight
noticeable
noticeable
noticeable
#
slight
slight
slight
noticeable
slight
noticeable
noticeable
#
slight
noticeable
noticeable
slight
noticeable
noticeable
noticeable
noticeable
noticeable
#
slight
slight
noticeable
noticeable
noticeable
noticeable
noticeable
#
noticeable
noticeable
noticeable
noticeable
#
slight
slight
noticeable
slight
slight
noticeable
noticeable
noticeable
#
slight
noticeable
noticeable
noticeable
#
slight
slight
slight
slight
noticeable
noticeable
#
slight
slight
noticeable
slight
noticeable
noticeable
#
slight
noticeable
noticeable
noticeable
noticeable
#
slight
slight
noticeable
noticeable
noticeable
noticeable
noticeable
#
noticeable
noticeable
slight
noticeable
noticeable
#
noticeable
noticeable
noticeable
slight
slight
noticeable
#
slight
slight
slight
noticeable
noticeable
noticeable
#
noticeable
noticeable
noticeable
noticeable`,
'sauces.tsv': `#
#
none
none
slight
slight
none
noticeable
noticeable
noticeable
noticeable
strong
strong
#
slight
none
noticeable
noticeable
noticeable
noticeable
noticeable
noticeable
#
none
slight
noticeable
noticeable
slight
slight
noticeable
#
noticeable
slight
slight
slight
noticeable
noticeable
noticeable
strong
#
slight
none
noticeable
noticeable
noticeable
noticeable
noticeable
noticeable
#
slight
noticeable
noticeable
noticeable
noticeable
noticeable
noticeable
noticeable
#
none
noticeable
noticeable
noticeable
noticeable
slight
none
slight
noticeable
noticeable
#
slight
slight
noticeable
slight
strong
noticeable
noticeable
noticeable
noticeable
#
none
slight
slight
noticeable
noticeable
noticeable
noticeable
#
slight
slight
slight
noticeable
noticeable
#
slight
slight
slight
noticeable
noticeable
noticeable
noticeable
noticeable
noticeable
#
slight
slight
noticeable
noticeable
noticeable
noticeable
noticeable
#
none
noticeable
slight
noticeable
noticeable
strong
#
none
none
none
slight
noticeable
noticeable
strong
strong
#
slight
noticeable
noticeable
noticeable
noticeable
noticeable
noticeable
noticeable
strong
#
noticeable
noticeable
slight
noticeable
noticeable
noticeable
noticeable
noticeable
noticeable
#
slight
slight
slight
slight
slight
slight
noticeable
#
slight
slight
slight
noticeable
noticeable
noticeable
noticeable
#
slight
slight
noticeable
noticeable
noticeable
noticeable
slight
noticeable
noticeable
noticeable
#
slight
slight
slight
slight
slight
noticeable
noticeable
#
slight
noticeable
noticeable
noticeable
noticeable
#
noticeable
slight
noticeable
noticeable
noticeable
noticeable
#
slight
noticeable
slight
noticeable
noticeable
noticeable
#
slight
noticeable
slight
noticeable
noticeable
#
slight
slight
noticeable
noticeable
noticeable
#
none
noticeable
noticeable
noticeable
noticeable
#
noticeable
slight
slight
#
slight
noticeable
noticeable
noticeable
noticeable
noticeable
#
slight
slight
slight
noticeable
noticeable
noticeable
noticeable
noticeable
#
slight
slight
noticeable
noticeable
noticeable
noticeable
noticeable
#
slight
slight
slight
noticeable
#
slight
noticeable
slight
slight
noticeable
noticeable
#
noticeable
noticeable
slight
noticeable
#
slight
noticeable
slight
noticeable
noticeable
noticeable
#
slight
noticeable
slight
slight
noticeable
#
noticeable
slight
noticeable
noticeable
#
noticeable
slight
slight
noticeable
noticeable
#
slight
slight
noticeable
slight
#
slight
slight
slight
noticeable
noticeable
noticeable
#
noticeable
slight
slight
noticeable
noticeable
#
slight
noticeable
noticeable
noticeable
#
none
slight
noticeable
#
none
slight
noticeable
#
noticeable
noticeable
noticeable
noticeable`,
'seafood.tsv': `#
#
slight
slight
noticeable
noticeable
noticeable
noticeable
noticeable
noticeable
slight
noticeable
noticeable
#
slight
slight
noticeable
noticeable
noticeable
noticeable
noticeable
slight
noticeable
noticeable
noticeable
#
slight
noticeable
noticeable
noticeable
noticeable
noticeable
#
slight
slight
noticeable
noticeable
noticeable
noticeable
noticeable
noticeable
noticeable
noticeable
#
slight
slight
noticeable
slight
noticeable
slight
noticeable
noticeable
strong
noticeable
noticeable
noticeable
#
slight
slight
noticeable
noticeable
noticeable
slight
noticeable
strong
noticeable
noticeable
noticeable
#
slight
slight
slight
slight
noticeable
noticeable
noticeable
noticeable
noticeable
noticeable
noticeable
noticeable
noticeable
#
slight
slight
noticeable
noticeable
noticeable
noticeable
noticeable
noticeable
#
slight
slight
noticeable
noticeable
noticeable
noticeable
noticeable
noticeable
noticeable
#
slight
noticeable
noticeable
noticeable
#
slight
noticeable
noticeable
noticeable
noticeable
#
noticeable
slight
slight
noticeable
noticeable
noticeable
#
slight
slight
noticeable
slight
slight
noticeable
noticeable
noticeable
noticeable
strong`,
'sweeteners.tsv': `#
#
noticeable
noticeable
slight
slight
noticeable
noticeable
slight
slight
none
noticeable
noticeable
noticeable
#
slight
none
noticeable
slight
noticeable
slight
slight
noticeable
#
none
noticeable
noticeable
slight
slight
noticeable
#
slight
slight
noticeable
slight
slight
slight
slight
slight
strong
noticeable
#
slight
slight
slight
slight
noticeable
slight
slight
noticeable
#
slight
slight
none
slight
slight
slight
#
slight
slight
noticeable
noticeable
slight
slight
slight
noticeable
#
noticeable
slight
noticeable
slight
noticeable
noticeable
#
slight
noticeable
noticeable
noticeable
#
slight
slight
slight
slight
none
noticeable
noticeable
#
slight
noticeable
none
slight
noticeable
#
noticeable
slight
noticeable
noticeable
noticeable
#
slight
slight
slight
noticeable
slight
slight
#
slight
slight
noticeable
noticeable
noticeable
noticeable
noticeable
#
noticeable
noticeable
noticeable
noticeable
noticeable
#
noticeable
noticeable
noticeable
noticeable
noticeable
strong`,
},
'best': {
'baking.tsv': `#
#
bread, muffins, pancakes
baking, sauces, breading
cakes, cookies, muffins, sauces, breading
pancakes, muffins, cookies
cakes, cookies, crusts, breading
breading, sauces, cookies
muffins, pancakes
sauces, breading
pancakes, crepes, cookies
breading, flatbread, pancakes
sauces
tortillas, pancakes, cookies
cakes, cookies, breading
crackers, breading
#
bread, pizza, rolls
bread, rolls
bread, rolls
bread, pizza, rolls
flatbread, rolls
flatbread
flatbread, pizza
flatbread, crusts
flatbread
#
cakes, muffins
cakes
cakes, muffins
sponge cakes
cakes
cakes, muffins
#
cakes, scones, biscuits, pancakes
cakes, scones, pancakes
pancakes, muffins
cakes, muffins
#
cakes, cookies, macarons
cakes, cookies, macarons
cookies, muffins, crusts
cakes, crusts
muffins, pancakes, cakes
cakes, cookies
cakes, cookies
crackers, breading
#
baking, breading
pancakes, muffins, cookies
breading, sauces, baking
cakes, cookies
baking, sauces
pancakes, crepes
#
sauces, fruit fillings, gravies
sauces, fruit fillings, gravies
fruit fillings, sauces, pies
sauces, soups, breading
gravies, sauces, soups
sauces, breading
sauces, dressings, soups
soups, stews
#
cakes, pancakes, biscuits, muffins
pancakes, muffins
pancakes, muffins, cakes
cakes, quick breads
sponge cakes, waffles
#
cakes, pancakes, cookies, muffins
cakes, waffles
#
baking
meringue, baking, syrup
meringue, baking
#
flatbreads, pizza dough, quick breads
soda bread, flatbreads
bread, pizza dough, rolls
#
gluten-free baking, sauces
gluten-free bread, cakes
gluten-free baking, sauces
gluten-free bread, muffins
sauces
muffins, bread
#
jellies, panna cotta, mousse, glazes
jam, fruit jellies, glazes
panna cotta, mousse
puddings, pie fillings
puddings, glazes
#
jam, fruit jellies, glazes
jellies, panna cotta, glazes
jellies, panna cotta, mousse
puddings, pie fillings
puddings, glazes
#
baking, custard, ice cream
baking, custard
custard, ice cream, syrup
baking
cakes, cookies
baking, oatmeal
#
baking, custard
custard, ice cream, baking
custard, ice cream, baking
#
cakes, desserts
cakes, cookies, frosting
cakes, cookies
cakes, cookies
#
cookies, cakes, sauces
cakes, brownies, sauces
cookies, cakes
baking, sauces, desserts
cookies, cakes, bars
cookies, granola
cookies, granola
#
cookies, ganache
cookies, ganache
ganache, desserts
cookies, ganache
ganache, coating
cookies
#
cakes, smoothies, drinks
cakes, brownies, drinks
cakes, brownies, sauces
cakes, brownies, drinks
cakes, tiramisu
#
breading, toppings, meatballs
breading, toppings
breading, meatballs, toppings
meatballs, meatloaf, burgers
breading, toppings, meatloaf
breading, toppings
breading, meatballs
breading, meatballs
breading, toppings
breading
meatballs, burgers
#
crusts, s'mores
crusts
crusts
crusts
crusts
crusts
crusts
#
tiramisu, trifles, charlottes
tiramisu, trifles
tiramisu, trifles
tiramisu
tiramisu, trifles
tiramisu, trifles
#
tarts, trifles, pies
tarts, trifles, pies
tarts, trifles, pies
trifles, tarts
pies, tarts
#
pies, desserts
pies
pies, pavlova, macarons
pies, desserts
#
pies, tarts, quiche
pies, tarts, turnovers
pies, tarts
pies, tarts
pies, tarts, quiche
tarts, pies
quiche, savoury pies
#
s'mores, crispy treats, cocoa
crispy treats, frosting
crispy treats
toppings
#
cornbread, porridge, breading
cornbread, porridge, breading
breading, cornbread
porridge
cornbread, muffins
porridge, cakes
porridge
#
frosting, cakes
frosting, rice
cakes, frosting
#
tortillas, tamales, arepas
breading, cornbread, arepas
arepas, porridge
tamales, arepas
porridge, arepas
tortillas, arepas
#
crusts, tiramisu, trifles, desserts
crusts, trifles, desserts
crusts, trifles
crusts, trifles, cheesecake
crusts, trifles
crusts
crusts
crusts
#
cakes, cupcakes
cakes, cookies, cupcakes
cookies, cakes
cakes, cookies, cupcakes
cakes, cupcakes
#
cookies, cakes, desserts
cookies
cookies, cakes, desserts
cookies, cakes, desserts
cookies, desserts
#
cookies, bars, desserts
bars, desserts
cookies, bars, desserts
cookies, desserts
bars, cookies, desserts
#
tarts, fillings
fillings, tarts, cakes
tarts, fillings, pies
fillings, pies, tarts
#
muffins, cookies, pancakes
cakes, muffins
meringue, cakes
baking, breading
#
cakes, cookies, candy, frosting
cakes, cookies, frosting
cakes, cookies
#
candy, cookies, bread
cookies, bread
candy, cookies, cakes
candy, syrup`,
'cheeses.tsv': `#
#
cheesecake, frosting, sauces, desserts
cheesecake, fillings, dips
cheesecake, dips, spreads
spreads, dips, frosting, cheesecake
dips, spreads, dressings
dips, cheesecake, spreads
cheesecake, spreads, dips
frosting, cheesecake
spreads, sandwiches, dips
#
desserts, frosting, sauces
fillings, desserts
sauces, desserts
desserts, frosting, sauces
desserts, frosting
desserts, sauces, fillings
#
pasta, risotto, salads
pasta, risotto, salads
pasta, salads, gratins
pasta, popcorn, soups, risotto, salads
pasta, pizza, soups
pasta, gratins
pasta, salads
pasta, salads
#
melting, sandwiches, sauces
melting, quesadillas, tacos
melting, sandwiches, sauces
sandwiches, gratins
sandwiches, gratins, pasta, tacos
sauces, pasta, soups, gratins
sauces, gratins, pasta
sandwiches, wraps
tacos, sandwiches, burgers
#
pizza, sandwiches, lasagna
pizza, casseroles
pizza, sandwiches, lasagna
pizza, lasagna, sandwiches
pizza, lasagna
salads, lasagna
pizza, pasta
salads, sandwiches
#
lasagna, fillings, pancakes
lasagna, fillings, dips
desserts, fillings
fillings, pasta
lasagna, fillings, shells
lasagna, fillings
lasagna, fillings
#
salads, wraps, baking, tacos
salads, tarts, pasta
salads, tacos
salads, pasta
salads, wraps, baking
salads, wraps, baking
salads, pasta
salads, tacos, wraps
#
gratins, sandwiches, quiche
melting, gratins, pizza
fondue, gratins, quiche, soups
gratins, sandwiches
gratins, sandwiches
gratins, sauces, soups
gratins, sauces
#
grilling, frying, curries
curries, frying
curries, grilling, frying
curries, frying
curries, salads
curries, grilling
#
salads, dressings, dips
salads, sauces, pizza
sauces, salads, pizza
salads, pasta
salads, dips
salads, dressings
salads, dressings
#
salads, tarts, baking
fillings, spreads, sauces, lasagna
fillings, lasagna, tarts
spreads, fillings, lasagna, tarts
salads, tarts
fillings, lasagna, sauces
salads, baking
salads, sandwiches
#
baking, sandwiches
baking, sandwiches
salads, baking
sandwiches, sauces
melting, sandwiches
baking, sandwiches, fillings
baking, sauces
sandwiches, baking
#
quesadillas, tacos, melting
quesadillas, tacos, melting
quesadillas, tacos
melting, quesadillas
quesadillas, tacos`,
'dairy-eggs.tsv': `#
#
frying, sauteing, curries
baking, spreading, frosting, sauces
baking, spreading, frosting
sauteing, roasting, savoury baking, sauces
muffins, cakes, quick breads
baking, frosting, sauteing, pastry
cakes, muffins, frying, sauteing
muffins, cakes, quick breads, brownies
muffins, cakes, quick breads
muffins, cakes, quick breads
#
baking, sauces, drinks, puddings
baking, sauces, soups
baking, sauces, drinks, porridge, soups
sauces, baking, soups
baking, sauces, soups, drinks, pancakes
baking, smoothies, porridge, drinks
drinks, porridge, baking
curries, soups, baking, desserts
#
pancakes, quick breads, marinades, biscuits, cakes, dressings
pancakes, quick breads, marinades, dressings, biscuits
pancakes, quick breads, marinades, dressings
quick breads, dressings, cakes
pancakes, quick breads, marinades, biscuits, cakes
pancakes, quick breads, marinades, biscuits, cakes
pancakes, quick breads, marinades, cakes
#
sauces, soups, baking
sauces, soups, baking
sauces, soups, baking
whipping, curries, soups, desserts, sauces
whipping, frosting, desserts
sauces, soups, pasta, desserts
sauces, soups, pasta
sauces, soups, desserts
curries, soups, desserts
#
dips, baking, toppings, dressings, sauces
sauces, toppings, soups
dips, toppings, baking
toppings, curries, baking, soups
dips, toppings, sauces
dips, toppings, dressings
#
dips, baking, dressings, toppings
baking, marinades, dressings
dips, baking, dressings
dips, baking, marinades, breakfast, curries
baking, marinades, smoothies
dips, baking, marinades, breakfast, dressings
dips, dressings, smoothies
curries, baking, breakfast
#
muffins, cookies, pancakes, quick breads, burgers, meatballs, cakes
cakes, muffins, quick breads, brownies
meringue, cakes, mayonnaise, waffles, mousse, macarons
scrambles, quiche, dense cakes, custard, omelettes, frittata
muffins, cookies, quick breads, burgers, meatballs
pancakes, muffins, quick breads, brownies
omelettes, frittata, quiche, breading, scrambles
scrambles, omelettes, quiche, baking
cakes, muffins, quick breads
burgers, meatballs, binding
breading, cookies, custard, binding
#
royal icing, meringue
meringue, mousse, cocktails, macarons, royal icing
mousse, frosting, marshmallows
binding, cookies, muffins
scrambles, omelettes
#
custard, sauces, mayonnaise
custard, puddings, ice cream
custard, puddings, sauces
mayonnaise, cakes
cakes, muffins
mayonnaise, sauces, ice cream
#
bread, pastry, pies
bread, pastry, pies
bread, pastry, breading
pastry, breading
bread, pastry, pies
pastry, sweet bread
#
breading
breading
breading
breading
breading
breading
breading
breading`,
'fats.tsv': `#
#
frying, roasting, dressings, baking
frying, baking, roasting
dressings, frying, sauteing
frying, baking, dressings
baking, roasting, sauteing
sauteing, roasting, baking
sauteing
#
frying, baking, dressings
frying, baking, dressings
frying, baking, grilling
sauteing, roasting, cakes, dressings
frying, dressings
baking, frying, curries
baking, sauteing
cakes, muffins, quick breads
sauteing, stir-fries
cakes, muffins, quick breads
#
baking, frosting
baking, pastry
frying, roasting
frying, roasting, cakes
frying, cakes
baking, frying, frosting
cakes, muffins, quick breads, biscuits
cakes, muffins, quick breads, biscuits
#
stir-fries, dressings, marinades
stir-fries, frying
stir-fries, dressings
dressings, noodles, sauces
dressings, finishing
stir-fries, frying
#
dressings, baking
dressings, baking
dressings, baking
dressings
#
pastry, cookies, frosting
pastry, cookies, frosting
cakes, frying
pastry, cookies, biscuits, frosting
cookies, cakes
pastry, biscuits, frying
cakes, muffins, quick breads, biscuits
cakes, muffins, quick breads, biscuits
#
pastry, frying, tamales
pastry, frying, roasting
pastry, frying
frying, roasting
roasting, sauteing, refried beans
pastry, roasting
frying, roasting
cakes, muffins, quick breads, biscuits
cakes, muffins, quick breads, biscuits
#
frying, curries, roasting
curries, sauteing
curries, frying, baking
curries, baking
frying, curries
sauteing, roasting
frying, curries
#
baking, spreading, frosting
baking, spreading, frosting
baking, frosting, pastry
sauteing, cakes
cakes, frying
cookies, pastry
cakes, muffins, quick breads, biscuits
spreading, brownies
cakes, muffins, quick breads, biscuits
#
greasing pans, frying
greasing pans, roasting
greasing pans
greasing pans`,
'grains.tsv': `#
#
bowls, pilaf, stir-fries
curries, pilaf, bowls
bowls, pilaf, salads, stuffings
bowls, stir-fries, curries
bowls, salads, stews
bowls, pilaf
pilaf, salads, stuffings
pilaf, soups
pilaf, soups, salads
bowls, salads, stuffings
bowls, stir-fries
#
risotto, puddings
pilaf, soups, salads
pilaf, puddings, soups
risotto, soups
risotto, salads, pilaf
risotto, soups
risotto, bowls
#
salads, bowls, pilaf, soups
salads, bowls
salads, pilaf, soups
salads, soups, pilaf
salads, pilaf
pilaf, salads, soups
soups, pilaf, salads
salads, bowls
soups, risotto
#
bowls, salads, porridge
porridge, bowls, pilaf
bowls, salads, pilaf
bowls, salads, pilaf
salads, bowls
bowls, pilaf
salads, pilaf
bowls, salads
#
porridge, granola, cookies
porridge, granola, cookies
porridge, granola, cookies
porridge, granola
granola, bars
porridge, granola
porridge, overnight oats
granola, porridge
porridge
porridge
#
every sauce, salads, bakes
sauces, salads, bakes
every sauce
light sauces, stir-fries, salads
light sauces, stir-fries, soups
sauces, salads
sauces, bakes, salads
tomato sauces, bakes
bakes, salads, sauces
lasagna, bakes
lasagna, light sauces
stir-fries, soups
salads, bowls
#
rolls, frying
dumplings, soups, frying
frying, baking
rolls, dumplings
rolls, dumplings
rolls
#
stir-fries, soups
soups, stir-fries, salads
soups, stir-fries
soups, stir-fries, salads
stir-fries, soups
soups, stir-fries
soups, stir-fries, salads
dumplings, rolls
soups, stir-fries
stir-fries, rolls
#
soups, salads, stir-fries
soups, salads, stir-fries
soups, stir-fries, salads
soups, salads, stir-fries
soups, stir-fries
stir-fries
rolls, salads
#
sandwiches, toast, crumbs
sandwiches, toast
sandwiches, toast, dips
sandwiches, toast, crumbs
wraps, sandwiches
sandwiches, dips
wraps, sandwiches
toast, sandwiches
toast, sandwiches
sandwiches, burgers, wraps
toast, burgers
burgers
stuffings, salads
wraps, sandwiches
#
tacos, enchiladas, quesadillas
burritos, wraps, quesadillas
burritos, wraps, tacos
wraps, dips
burritos, wraps
tacos, wraps
wraps, rolls
dips, sandwiches
bowls, curries
#
toppings, gratins, casseroles, breading
dips, toppings, cheese
toppings, gratins, casseroles, breading
dips, toppings, cheese
dips, toppings
snacks
dips, toppings
dips, cheese
dips
toppings, snacks
#
pizza
pizza
pizza, flatbreads
pizza
pizza
pizza
pizza
pizza
#
pancakes, biscuits, cakes
pancakes, cakes
pancakes, biscuits, cakes
pancakes, cakes
pancakes, muffins
pancakes, cakes
#
muffins, cereal
muffins, cereal, smoothies
muffins, cereal
smoothies, cereal
cereal, smoothies
cereal, toppings
#
french toast, burgers, bread pudding
french toast, sandwiches, bread pudding
french toast, sandwiches, stuffings
french toast, sandwiches, toast
french toast, sandwiches
burgers, sandwiches
french toast, sandwiches
burgers, sandwiches`,
'herbs-spices.tsv': `#
#
pasta, salads, pesto
pasta sauces, pizza, soups
pasta sauces, soups, stews
salads, thai dishes, pesto
pesto, salads
soups, sauces, pizza
pesto, salads, pizza
#
salsas, tacos, curries, salads
curries, thai dishes, salads
curries, salads, chutneys
salads, soups
tacos, salsas, soups
salsas, soups
#
salads, sauces, eggs
salads, garnishes, soups
soups, stews, sauces
pasta, salads, sauces
garnishes, eggs, potatoes
salads, garnishes
soups, salads
#
roasts, stews, soups, marinades
pizza, stews, marinades, sauces
roasts, stews, soups, stuffings
soups, stuffings, sauces
roasts, potatoes, bread
stuffings, roasts, pasta
sauces, pizza, roasts, stews
sauces, pizza, soups
#
stews, soups, braises
stews, sauces, soups
braises, game
stews, braises
#
sauces, pizza, chicken
sauces, pizza, chicken
chicken, stews, soups
sauces, pizza
stuffings, poultry
#
soups, rubs, vegetables
rubs, soups, vegetables
every dish
every dish
every dish
vegetables, fish, soups, salads
rubs, vegetables, soups
popcorn, vegetables, pasta
rubs, vegetables, mild dishes
vegetables, soups
#
sauces, soups, eggs
every dish
stir-fries, rubs
stews, rubs
stews, rubs, sauces
rubs, eggs, potatoes, mild dishes
#
curries, chili, rubs
curries, chili, rubs
curries, soups, rubs
curries, soups
stews, bread, chili
chili, tacos, rubs
curries, bread
tacos, chili
#
stews, rubs, eggs, mild dishes
stews, rubs, eggs, mild dishes
stews, rubs, chili
stews, rubs
rubs, stews, mild dishes
rice, stews
rubs, stews
eggs, rubs
rubs, stews
#
chili, rubs, stews, mild dishes
sauces, pizza, stir-fries
chili, rubs, sauces
chili, rubs
chili, tacos, rubs
sauces, soups, chili
rubs, sauces, stews
stir-fries, curries
#
curries, soups, stews
curries, soups, stews
curries, stews
stews, rubs
curries, soups, rice
#
rubs, seafood, chicken
tacos, fajitas, rubs
rubs, seafood, chicken, gumbo, mild dishes
rubs, chicken, vegetables
#
braises, stir-fries, marinades
braises, marinades
braises, baking, drinks
braises, baking
braises, drinks
braises, curries, marinades
braises, baking
#
baking, stews, pies
baking, oatmeal, pies
baking, custards, sauces
baking, oatmeal, pies
baking, drinks, curries
baking, braises
baking, curries
baking, sauces
#
rice, paella, curries
curries, soups, rice
rice, paella
rice, stews
paella, rice, stews, mild dishes
curries, soups
#
soups, curries, stir-fries
soups, curries
baking, curries, marinades
curries, stir-fries, marinades
baking, marinades
baking
soups, curries
#
sauces, dressings, stews
sauces, rubs, soups, stews
every dish
sauces, stir-fries, dressings
sauces, dressings, dips
stir-fries, soups
stir-fries, curries, marinades
curries, stews, dals
sauces, stews, soups
rubs, stews, beans
#
curries, soups, marinades
curries, soups
curries, soups, marinades
curries, soups
curries, soups
#
curries, pickles, rubs
bread, pickles, slaws
pickles, salads, slaws
sausages, bread, sauces
sausages, curries, bread
curries, pickles
pickles, dressings
#
popcorn, sauces, soups
soups, sauces, stir-fries
soups, sauces, gravies
pasta, popcorn, sauces
soups, sauces, stews
soups, sauces
#
fish, sauces, eggs
sauces, fish, eggs, salads
chicken, sauces, salads
chicken, stews
sauces, salads
sauces, fish, chicken, stews
fish, salads
#
salads, drinks, desserts, curries
salads, dips, garnishes
salads, curries, salsas
dips, salads, lamb
dips, stews, tea
desserts, drinks
#
dips, eggs, potatoes, salads, garnishes
soups, eggs
dips, eggs, potatoes
garnishes, dips, eggs
dips, dressings
#
fish, eggs, sauces
dips, fish, soups
salads, fish, dips, potatoes
fish, salads
dips, eggs, potatoes
dips, salads
#
roasts, stews, marinades, bread
roasts, stews, bread, potatoes
roasts, pasta, stuffings
stews, marinades, roasts
roasts, soups
roasts, stews
#
stuffings, roasts, sausages
stuffings, roasts, pasta, sausages
stuffings, soups, roasts
roasts, pasta, stuffings
stuffings, roasts
sauces, stuffings
#
baking, sauces, custards
baking, sauces
baking, sauces, custards
baking, oatmeal, pies
baking, pies
baking, braises
baking
#
baking, curries, drinks
baking, rice
baking, curries, drinks
baking, drinks
curries, rice
#
rice, paella
rice, stews
rice, paella, curries, risotto
paella, rice, stews, mild dishes
rice
#
toppings, toast, bread, eggs
toppings, toast, bread, eggs
toppings, bread, toast
toast, dips, eggs
toast, eggs
#
dips, chicken, vegetables
dips, chicken, potatoes, dressings
dips, chicken, potatoes
chicken, potatoes, dips
#
chicken, fish
fish, chicken
chicken, fish
#
rubs, seafood, chicken
rubs, seafood, chicken, gumbo, mild dishes
seafood, rubs, chicken
rubs, chicken, vegetables
rubs, seafood, stews, mild dishes
#
stews, rubs, vegetables
soups, stews, sauces, rice
stews, soups, rubs
soups, sauces
#
rubs, sauces, stews, beans, chili, mild dishes
chili, sauces, rubs
rubs, sauces, beans
sauces, stews, marinades
#
curries
curries
curries, stews
curries, dals
curries, dals
#
rubs, stews, stir-fries
stews, braises
stir-fries, fish, chicken
game, braises
#
dips, chicken, bread
dips, chicken, bread, salads
chicken, salads`,
'liquids.tsv': `#
#
soups, stews, sauces
soups, stews, risotto, sauces
soups, stews, rice
soups, stews, risotto, sauces
soups, gravies, risotto
stews, gravies
soups, rice, stews
soups, noodles
soups, stews, rice
sauces, risotto
curries, soups
#
stews, gravies
stews, gravies, soups, braises
stews, soups, gravies
stews, soups, gravies
braises, sauces
stews, braises
#
soups, gravies, risotto
soups, stews
soups, stews, rice
soups, noodles
soups, rice, stews
#
soups, stews, paella, risotto
soups, paella
soups, stews
soups, chowders
soups, paella, chowders
soups, paella
#
sauces, risotto
sauces, risotto, braises
sauces, risotto, braises
sauces, desserts, braises
sauces, risotto, drinks
sauces, risotto
sauces, braises, desserts
sauces, fish, risotto
#
stews, braises, sauces
sauces, desserts
stews, sauces, drinks
sauces, braises, desserts, drinks
sauces, braises, desserts
sauces, desserts
stews, braises, sauces
stews, gravies
sauces, braises
#
stir-fries, marinades, braises
stir-fries, marinades
stir-fries, sauces
stir-fries, marinades, sauces
glazes, sauces, marinades
glazes, marinades, sauces
stir-fries, soups, marinades
stir-fries, soups
#
batters, stews, bread, chili
batters, stews, bread
batters, bread
stews, chili, braises
stews, chili
braises, pork, batters
stews, chili
batters, glazes
stews, chili
#
desserts, sauces
desserts, sauces, drinks
desserts, sauces, glazes
desserts, cakes
desserts, sauces, glazes
desserts, sauces, marinades, drinks
desserts, sauces, drinks
tiramisu, desserts, cakes
sauces, batters
drinks, batters
glazes, cakes
#
cakes, drinks, tiramisu
drinks, desserts
cakes, drinks, desserts
cakes, brownies, rubs
drinks, cakes
cakes, brownies
#
curries, soups, desserts
curries, desserts
curries, soups, sauces
curries, soups, sauces
curries, soups
curries, soups
curries, soups
curries, soups, desserts
smoothies, curries
curries, soups
#
drinks, baking, smoothies
baking, drinks, sauces, oatmeal
baking, drinks, sauces
drinks, baking, oatmeal
baking, drinks, sauces
smoothies, curries, baking
smoothies, drinks, oatmeal
#
sauces, soups, coffee
coffee, sauces, soups
desserts, toppings
whipping, desserts, soups, coffee
coffee, sauces, soups
whipping, sauces, desserts
whipping, desserts
sauces, soups, desserts
coffee, sauces, soups
toppings, mousse
#
desserts, milkshakes
desserts
desserts
desserts, milkshakes
desserts, milkshakes
#
baking, drinks
baking, drinks
baking, drinks, bread
baking, drinks
baking, drinks
#
drinks, batters
drinks, cooking
soups, rice
drinks, marinades
drinks, smoothies
#
drinks, marinades, glazes
drinks, glazes
drinks, marinades
drinks, soups
drinks, sauces
soups, drinks
#
sauces, desserts, braises
sauces, desserts
sauces, braises
sauces, desserts, braises
sauces, braises
sauces, braises
sauces, desserts
tiramisu, desserts
#
sauces, glazes, marinades, stir-fries
sauces, marinades
stir-fries, marinades, sauces
glazes, sauces, marinades
sauces, stir-fries
glazes, marinades, sauces
#
desserts, sauces
desserts, drinks, sauces
cakes, frosting
desserts, drinks
#
tiramisu, desserts, cakes, drinks
desserts, drinks
cheesecake, drinks, frosting
cheesecake, drinks, desserts
#
cakes, desserts, cookies
cakes, desserts
desserts, drinks
#
drinks, risotto
sauces, risotto
drinks, sauces, risotto
drinks
drinks
sauces, risotto, braises
#
stews, sauces, drinks
sauces, risotto, braises
sauces, risotto, braises
sauces, braises, drinks
drinks, sauces
#
drinks, desserts, cakes
drinks, desserts
drinks, desserts
drinks, desserts, cakes
#
drinks
drinks, glazes
drinks, glazes, braises
drinks, batters
#
soups, stews, rice, sauces
soups, stews, rice, sauces
soups, stews, rice, sauces
soups, stews, rubs, rice
soups, stews, sauces, gravies
soups, sauces
soups, stews, rice`,
'meats.tsv': `#
#
tacos, chili, burgers, meatballs, pasta sauces
burgers, tacos, meatballs
tacos, chili, pasta sauces, shepherd's pie
burgers, tacos, meatballs, pasta sauces
pasta sauces, tacos, burgers
chili, tacos, pasta sauces
meatballs, kebabs, moussaka
chili, tacos, burgers
tacos, pasta sauces
tacos, chili, stir-fries
chili, tacos, pasta sauces
#
burgers, meatballs, dumplings, tacos
burgers, meatballs, dumplings, tacos
burgers, meatballs, tacos, chili
stir-fries, dumplings, tacos
tacos, sauces, fillings
dumplings, sauces, fillings
burgers, meatballs, tacos
burgers, meatballs
#
roasting, salads, sandwiches, stir-fries
grilling, stews, curries
stir-fries, curries, salads, breading
curries, salads, stews, wraps
stir-fries, sandwiches, grilling
stir-fries, stews, grilling
curries, breading, wings, roasting
stir-fries, roasting, breading
pulled sandwiches, tacos, curries
breading, tacos, curries
soups, stews, salads
breading, pulled sandwiches, stir-fries
salads, bowls
#
roasting, soups, sandwiches
roasting, braising
roasting, sandwiches
roasting, sandwiches
roasting, stir-fries
pancakes with hoisin, sandwiches
roasting
searing, sandwiches
#
braises, stews
cutlets, braises, roasting
cutlets, saltimbocca
cutlets
braises, stews, roasting
cutlets, stews
cutlets, parmigiana
cutlets, grilling
cutlets
stews, braises
#
stews, roasting, grilling
grilling, stews, sandwiches, stroganoff
stews, stroganoff, stir-fries
stir-fries, stews, fajitas
stews, braises, pulled meat
stir-fries, stews, sandwiches
stews, grilling
pulled meat, stews, tacos
stews, chili, pies
stir-fries, stews
stir-fries, stews
stews, grilling
#
stir-fries, braises, tacos, pulled meat
braises, pulled meat, stews
roasting, chops
pulled meat, tacos
braises, chops, roasting
stir-fries, braises
stir-fries, ribs
ribs, braises
braises, stir-fries, ramen
stir-fries, braises
#
curries, stews
stews, curries, braises
curries, stews, kebabs
stews, shepherd's pie
curries, moussaka, kebabs
curries, stews, tagines
roasting, kebabs
kebabs, stews
curries, stews
#
breakfast, sandwiches, salads
pasta, soups
breakfast, sandwiches, salads
breakfast, sandwiches
salads, pasta, breakfast
pasta, salads, soups
salads, sandwiches
soups, beans, sandwiches
soups, beans, stews
sandwiches, salads
breakfast, bagels, pasta
#
sandwiches, soups, salads, beans
sandwiches, quiche
sandwiches, pasta, salads
pizza, sandwiches
sandwiches, salads, quiche
salads, pasta, wrapping
sandwiches, soups
quiche, pizza, soups
pizza, sandwiches, salads
sandwiches
bagels, salads, wrapping
#
pasta, breakfast, jambalaya, grilling
pasta, breakfast, soups
pasta, pizza, soups
pasta, pizza, soups
grilling, pasta, breakfast
pasta, breakfast, jambalaya
pasta, pizza, jambalaya
pasta, pizza, soups
stews, pasta, jambalaya
breakfast, tacos
hot dogs
#
burgers, sandwiches
burgers, sandwiches
burgers, sandwiches
wraps, sandwiches, bowls
burgers
burgers
#
frying, stuffings
pate, frying
pate, stuffings
pate
pate
#
stir-fries, curries, grilling
curries, scrambles, salads, stews
soups, dips, scrambles
stir-fries, grilling
stir-fries, curries, salads
curries, grilling, frying
stir-fries, soups
scrambles, ramen
curries, stir-fries
dips, smoothies, desserts
salads, pestos
#
stir-fries, grilling, sandwiches
stir-fries, sandwiches, chili
stews, chili, sandwiches, curries
chili, tacos, sauces
chili, burgers, tacos
stir-fries, sandwiches, tacos
pulled meat, tacos
stir-fries, sandwiches
#
braises, stews
braises, stews, pulled meat
braises, stews, soups
braises, stews
braises, pulled meat
braises, stews
braises, pulled meat
braises, stews
#
grilling, stir-fries, salads, searing
grilling, stir-fries, tacos, fajitas
grilling, stir-fries, roasting
grilling, stir-fries, salads, fajitas
grilling, sandwiches, stroganoff, searing
grilling, searing
stir-fries, stews, sandwiches, grilling
stir-fries, grilling, salads
stews, stroganoff, stir-fries
stir-fries, grilling
grilling, searing
grilling, roasting
tacos, stews`,
'nuts-legumes.tsv': `#
#
baking, salads, pestos
baking, salads, pestos
baking, salads, granola
stir-fries, sauces, curries
salads, granola, baking, pestos, crusts
salads, granola, baking, moles, pestos
snacks, salads, toppings
granola, desserts, baking
pestos, salads, smoothies
crumbles, granola, crusts
stir-fries, salads, noodles
stir-fries, salads
#
sandwiches, cookies, sauces
sandwiches, cookies, sauces, smoothies
sandwiches, cookies, smoothies, sauces
sandwiches, cookies, sauces
sauces, noodles, dressings
sauces, smoothies, sandwiches
sandwiches, smoothies
sandwiches, wraps
cookies, smoothies
#
toast, crepes, desserts
cookies, crepes, desserts
toast, crepes, baking
toast, crepes, baking
crepes, desserts
toast, baking
#
salads, bread, granola
salads, smoothies, dressings
bread, toppings, stir-fries
bread, toppings, dressings
salads, bread, granola
puddings, baking, smoothies
baking, smoothies, oatmeal
bread, toppings
salads, toppings, stir-fries
baking, binding
#
cookies, cakes, macaroons
granola, cookies, toppings
granola, cookies, bars
cookies, granola, cakes
granola, bars
cakes, cookies
#
soups, salads, dips, stews
curries, salads, dips, stews
chili, tacos, salads
chili, stews, salads
chili, burritos, refried beans
stews, salads, curries
chili, stews, tacos
soups, salads, dips
salads, dips, soups
dips, curries, salads
dips, stews, chili
salads, chili, bowls
chili, tacos
#
soups, dals, stews
curries, salads, stews
soups, dals, curries
chili, salads, tacos
dals, soups, curries
soups, stews, salads
salads, bowls, soups
sauces, stews, tacos
curries, soups
sauces, tacos, stews
#
dips, sandwiches, bowls
dips, sandwiches, bowls
dips, sandwiches
dips, sandwiches, bowls
dips
#
meringue, cocktails, mousse
binding, muffins
baking
#
smoothies, baking, oatmeal
smoothies, oatmeal
smoothies, oatmeal
smoothies, oatmeal
smoothies, oatmeal`,
'produce.tsv': `#
#
sauces, dressings, sautes
soups, stews, sautes
soups, stews, sautes
salads, garnishes, stir-fries
soups, stews, sautes, salads
soups, stews, salads, stuffings
salads, garnishes, dips
sautes, soups, stews
soups, stews, rubs
soups, stews
curries, dals, stews
sautes, stews, soups
#
soups, salads, stews
stir-fries, soups, salads
slaws, roasts, soups
salads, roasts
roasts, soups, stews
soups, roasts
#
soups, salads, stuffings, stews
salads, snacks
soups, stews, stuffings
soups, salads, stuffings
stir-fries, soups, salads
soups, stews, salads, mild dishes
salads, snacks
soups, mash, roasts
salads, stir-fries
soups, stews
#
soups, roasts, mash
soups, roasts, salads
soups, roasts, mash
roasts, soups, mash
salads, roasts
soups, roasts, mash
cakes, stir-fries, noodles
salads, stir-fries, snacks, mild dishes
#
frying, mash, stews
frying, stews
frying, desserts
frying, mash, stews
frying, stews
frying, stews
#
mash, fries, roasts
mash, roasts, soups, gratins
mash, roasts, soups, fries
mash, fries, roasts
mash, roasts, fries
mash, soups, fries, gratins
roasts, soups, mash
roasts, soups
mash, roasts, fries
fries, gratins, soups
mash, soups
#
sauces, stews, soups
sauces, salads, sandwiches, soups
salads, sauces, salsas
salads, salsas, stews, mild dishes
sauces, stews, soups
pasta, salads, sandwiches
salsas, sauces
sauces, soups, curries
sauces, soups
salsas, salads
#
stuffing, fajitas, sautes, mild dishes
sandwiches, sauces, pasta
sautes, stuffing, salads, mild dishes
sautes, stuffing, stir-fries
sautes, stuffing, salads, mild dishes
stir-fries, salads, snacks
stews, salads, stuffing
stir-fries, salads, stews
salads, snacks
#
salsas, chili, curries
salsas, curries
salsas, chili, stir-fries, mild dishes
stuffing, chili, mild dishes
chili, curries, sauces
chili, curries, sauces, pizza
chili, sauces, stews, mild dishes
curries, stir-fries
chili, sauces
sauces, salsas
#
stir-fries, soups, risotto
pasta, stews, stir-fries
stir-fries, pasta, pizza
stews, pasta, grilling, risotto
grilling, burgers, stews
stir-fries, soups
stir-fries, soups, stroganoff
pasta, pizza, risotto
pizza, pasta
soups, gravies
#
salads, sandwiches, pizza
salads, pasta, pizza
salads, pizza, pasta
salads, pasta
salads
salads, sandwiches
#
soups, sautes, smoothies, salads
sautes, soups, fillings
salads, sautes, soups, smoothies
braises, soups, wraps
salads, pizza, pasta
salads, sandwiches
sautes, soups, slaws
stir-fries, soups
sautes, soups
#
salads, sandwiches, soups
salads, sandwiches
salads, slaws, soups
salads, sandwiches, tacos
slaws, sautes, soups
stir-fries, soups, slaws
slaws, roasts, sautes
slaws, roasts
salads, sandwiches
#
roasts, stir-fries, soups, gratins
roasts, curries, gratins, mash
stir-fries, salads, sides
roasts, stir-fries, pasta
stir-fries, pasta, sides, gratins
roasts, sides
stir-fries, salads
salads, dips, pasta
pasta, soups, curries
stir-fries, sautes
salads, bowls, rice
#
sautes, grilling, bakes
sautes, grilling, bakes, bread
salads, dips
bakes, grilling, stews, curries
stews, grilling, bakes, pasta
curries, bakes, roasts
bread, cakes, salads
grilling, bakes
salads, dips, snacks
#
soups, pies, roasts
soups, pies, roasts, baking
roasts, soups, stuffing
pies, soups, baking
soups, baking, roasts
pasta sauces
baking
#
soups, stews, chili
salads, soups, chowders, rice
salads, salsas, tacos, mild dishes
chowders, soups, salads
salads, bowls
soups, rice, salads
salads, tacos, chowders
chowders, salads, chili
#
salads, salsas, sushi
smoothies, baking
toast, sandwiches, wraps, bowls
toast, dips, guacamole
dips, bowls, guacamole
salads, dressings
smoothies, dips, baking
toast, dressings
smoothies, dips
#
desserts, salads, salsas, smoothies
smoothies, salads, salsas
desserts, salads, pies
salsas, smoothies, desserts
salads, smoothies, salsas
pies, desserts, sauces
salads, pies, desserts
smoothies, salads, desserts
#
muffins, cakes, quick breads
salads, desserts, sauces
salads, desserts, pies
smoothies, salads, salsas
smoothies, puddings
desserts, salads, salsas
muffins, pancakes, smoothies
muffins, quick breads, smoothies
salsas, smoothies, desserts
smoothies, salads, desserts
#
desserts, smoothies, sauces
muffins, smoothies, desserts
desserts, smoothies, salads
pies, sauces, desserts
salads, snacks, desserts
pies, sauces, desserts
desserts, smoothies, salads
muffins, salads, granola
#
baking, salads, granola
baking, salads, tagines
baking, bars, smoothies
baking, salads, granola
baking, braises, bars
baking, salads, granola
muffins, salads, granola
baking, salads, oatmeal
cookies, granola
#
toast, fillings, glazes
toast, fillings
toast, fillings, yogurt
toast, fillings, glazes
fillings, glazes, yogurt
toast, glazes
glazes, toast
toast, fillings, glazes
#
soups, salads
rolls, toppings
soups, salads
rolls, wraps
rolls
broths, soups
#
sauces, stews, soups
pasta, sauces
sauces, stews, soups
sauces, stews
sauces, stews, glazes
stews, sauces
#
pasta, sauces, stews
pasta, salads, pizza
pasta, salads, sandwiches
pasta, salads
#
salsas, sauces
sauces, stews, mild dishes
sauces, tacos
#
sauces, dressings, stews, sautes
dressings, salads, pickles
salads, dressings, stir-fries
sauces, soups, sautes
sauces, stews
salads, dressings, garnishes
sauces, sautes, dressings
sautes, stews
curries, stews
#
soups, stir-fries, sautes
garnishes, salads, dips, eggs
stir-fries, sauces, dressings
salads, tacos, garnishes
garnishes, noodles, tacos
garnishes, salads
#
chili, sauces, marinades
chili, sauces, stews, marinades, mild dishes
chili, salsas, sauces
stews, sauces
chili, sauces, mild dishes
chili, sauces, stews, mild dishes
#
salads, dips, snacks
salads, dips, snacks
salads, snacks, sushi
salads, snacks
salads, snacks, dips, mild dishes
salads, sushi, snacks
#
lasagna, bakes, grilling, stews, curries
bakes, grilling, stews
bakes, grilling, stews
bakes, grilling, burgers
stews, pasta, curries
curries, bakes
#
stir-fries, salads, sides, roasts
roasts, stir-fries, pasta, salads
roasts, stir-fries, pasta
stir-fries, pasta, sides, stews
stir-fries, salads
roasts, sides
pasta, soups, stews
#
salads, rice, pasta, stir-fries
soups, stews, salads, rice
pasta, risotto, salads
stir-fries, salads
rice, salads, stews, chowders
pasta, soups, stews
pasta, rice, casseroles
pasta, curries, soups
stews, rice, soups
#
salads, dips, pasta
salads, dips, pasta
pasta, salads, risotto
pasta, pizza, dips
pizza, pasta, chicken
dips, salads
salads, pasta, chicken
#
stir-fries, noodles
stir-fries, noodles, salads
stir-fries, salads
stir-fries, noodles, salads
#
slaws, stir-fries, soups
slaws, sautes, soups, roasts
salads, slaws, soups
stir-fries, soups
slaws, roasts, sautes
slaws, tacos, salads
slaws, roasts, sautes
slaws, soups
#
pancakes, soups
pancakes, batters
noodles, rice
pancakes, batters
#
glazes, toast, fillings, sauces
glazes, toast, fillings, sauces
toast, fillings, glazes
toast, fillings, glazes
glazes, sauces, toast
glazes, sauces
#
salads, desserts, salsas
salads, desserts, snacks
salads, desserts
sauces, marinades, drinks
salads, desserts, salsas
salads, salsas, desserts
#
drinks, marinades, sauces
marinades, sauces
marinades, sauces
drinks, marinades, glazes
drinks, marinades, glazes
#
salads, granola, toppings, baking, bread
salads, granola, toppings, baking
salads, toppings, granola
toppings, bread, salads
salads, toppings, granola, baking
salads, toppings, pestos
salads, toppings, snacks
#
pies, desserts, sauces
pies, desserts
pies, desserts, sauces
pies, desserts
desserts, pies
#
sauces, desserts, baking
sauces, desserts, dips
salads, salsas, dips, toppings
sauces, desserts
baking, sauces, stuffings, dips
desserts, sauces
#
stir-fries, dumplings
stir-fries, soups
stir-fries, salads
stir-fries
stir-fries, salads, dips
salads, stir-fries
#
rolls, wraps
rolls, wraps
rolls, wraps
rolls, wraps`,
'sauces.tsv': `#
#
stir-fries, marinades, dips
stir-fries, marinades, dressings, dips
stir-fries, marinades, soups
stir-fries, marinades, dressings
stir-fries, marinades, dips
soups, marinades, dressings
marinades, stews, burgers
stir-fries, marinades, soups
stir-fries, soups, stews
marinades, stews, dressings
dressings, stir-fries
#
marinades, stews
curries, dips, noodles
stir-fries, curries, dips
stir-fries, marinades, curries, dips
stir-fries, marinades, curries
soups, dressings
stir-fries, curries
soups, curries
#
stir-fries, noodles, marinades
stir-fries, noodles, marinades
stir-fries, marinades
stir-fries, glazes
stir-fries, noodles, marinades
stir-fries, noodles, marinades
stir-fries, soups
#
stir-fries, glazes, dips
glazes, stir-fries, marinades
stir-fries, glazes, marinades
stir-fries, marinades
stir-fries, glazes, marinades
glazes, ribs, dips
stir-fries, glazes
glazes, marinades
#
burgers, stews, marinades
burgers, stews, marinades, dressings
stews, marinades, dressings
burgers, stews, marinades
burgers, stews, marinades
burgers, stews, marinades
stews, marinades, dressings
stews, marinades
#
soups, dressings, glazes
soups, marinades, dressings
marinades, dressings, glazes
soups, marinades, dressings
dressings, sauces
soups, dressings, sauces
soups
soups, marinades
#
sandwiches, salads, dips
salads, dips, dressings
sandwiches, wraps, salads
sandwiches, wraps
dips, dressings, salads
dressings, dips, salads
sandwiches, salads, dips
dressings, dips, sandwiches
salads, slaws
sandwiches, dips
#
dressings, sauces, sandwiches, glazes
sauces, dressings, rubs
sandwiches, sauces, dressings
sandwiches, sauces
sandwiches, dressings
sandwiches, dressings
sauces, rubs, dressings
dressings, sauces
sandwiches
#
burgers, dips
sauces, meatloaf, glazes
sauces, glazes, burgers
burgers, glazes, meatloaf
burgers, eggs
burgers, sauces
sauces, dips, burgers
#
glazes, ribs, burgers
ribs, burgers
glazes, ribs, pulled meat
ribs, glazes
glazes, grilling
#
dips, noodles, marinades
noodles, marinades, stir-fries
marinades, soups, dips
soups, marinades, rubs
marinades, stews, dips
stir-fries, soups, marinades
marinades, glazes, dips, mild dishes
stews, marinades, glazes
stews, rubs, soups, marinades, mild dishes
#
hummus, dressings, baking, sauces
hummus, dressings, sauces
hummus, dressings, baking
hummus, dressings, dips
dressings, hummus
noodles, sauces, baking
hummus, dressings
#
pasta, sandwiches, pizza
pasta, grilled meat, sandwiches
pasta, pizza, sandwiches
sandwiches, pasta
pasta, sandwiches, pizza
pasta, pizza
#
pasta, stews, pizza, soups
pasta, pizza, stews
pasta, stews, pizza
pasta, stews, soups
pasta, pizza, soups
meatloaf, glazes
pasta, stews
pasta, pizza
#
salads, dips
dips, salads, dressings
salads, dips
salads, bowls
salads, marinades
tacos, dips, sandwiches
dips, sandwiches, bowls
salads, bowls, vegetables
tacos, dips, bowls
#
tacos, dips, bowls
tacos, dips, sandwiches
salads, dips
salads, bowls, vegetables
dips, sandwiches, bowls
tacos, bowls
dips, salads, dressings
salads, marinades
salads, bowls
#
dressings, marinades, pickles, sauces
pickles, marinades, baking
dressings, sauces, marinades
dressings, sushi, pickles
dressings, marinades, sauces
dressings, marinades
dressings, marinades, salsas
#
dressings, marinades, sauces
dressings, sauces
dressings, marinades, glazes
dressings, marinades
glazes, dressings
dressings, marinades
dressings, marinades
#
dressings, marinades, drinks, desserts
dressings, marinades, drinks, desserts
marinades, drinks, desserts
dressings, marinades, sauces
dressings, marinades, sauces
drinks, marinades
drinks, canning
dressings, salads, rubs
baking, pickles
curries, rubs
#
dressings, sauces, cakes
cakes, sauces, salads
cakes, curries
cakes, cookies, frosting
cakes, sauces
cakes, sauces
curries, soups
#
bowls, stews, rice
bowls, sandwiches, stews
sandwiches, bowls
bowls, rice, stews
bowls, sandwiches, tacos
#
sauces, salads, pasta
pizza, salads, pasta
sauces, salads, pasta
sandwiches, salads, sauces
sandwiches, salads
pizza, salads, pasta
#
rubs, salads
salads, rubs, dips
salads, rubs, dips
salads, dips, marinades
salads, rubs
salads
#
sauces, curries
curries, noodles, sauces
marinades, sauces, salads
salads, sauces, marinades
curries, rubs
#
sushi, sauces, sandwiches
sauces, sushi
sandwiches, sauces, dressings
dressings, sauces
sauces, dressings
#
curries, soups, noodles
curries, marinades
curries, soups
curries, soups, marinades
curries, soups
#
noodles, dips, bowls
noodles, dips, bowls
noodles, dips, bowls
#
eggs, asparagus, fish
eggs, asparagus, sandwiches
vegetables, eggs, fish
asparagus, eggs, potatoes
asparagus, eggs
fish, vegetables
#
casseroles, gravies
casseroles, vegetables
casseroles, pasta
casseroles
casseroles, gravies
casseroles
casseroles, stroganoff
casseroles, vegetables
#
pasta, casseroles, vegetables
pasta, casseroles, soups
pasta, casseroles
casseroles, pasta
pasta, casseroles
casseroles, gravies
casseroles, vegetables
#
dips, marinades, dressings
dips, marinades, dressings
dips, marinades, dressings
dips, dressings
#
dips, glazes
dips, glazes
glazes, dips
glazes, dips, marinades
glazes, stir-fries
glazes, stir-fries
#
stir-fries, stews, sauces
stir-fries, stews
stews, sauces, stir-fries
stir-fries, sauces
#
marinades, stir-fries, sauces
stews, stir-fries
stews, marinades, sauces
stir-fries, marinades
marinades, stir-fries
stews, marinades, glazes
#
marinades, stews
marinades, dips
stews, marinades
stews, marinades, sauces
rubs, stews
#
sauces, salads, sandwiches
sauces, salads, pasta, fish
pasta, salads
fish, sauces
#
salads, sauces
sandwiches, salads, sauces
sandwiches, salads, sauces
sandwiches, salads
salads, sauces
#
stir-fries, dips
dips, stir-fries, noodles, sauces
stir-fries, noodles, dips
sauces, stir-fries
#
noodles, marinades, stir-fries, sauces
marinades, soups, dips, sauces
noodles, dips
soups, marinades, rubs, dips
stir-fries, soups, marinades
marinades, sauces
#
sauces, glazes
sauces, glazes, marinades
dressings, glazes, marinades, sauces
dressings, marinades, sauces
sauces, marinades, glazes
#
grilled meat, salads, sandwiches
pasta, grilled meat, sandwiches
grilled meat, tacos
sandwiches, pasta
#
fish, sandwiches, dips
fish, sandwiches, dips
fish, dips
#
dips, wraps, bowls
dips, wraps, bowls
dips, wraps, bowls
#
stir-fries, marinades, dressings
stir-fries, marinades, dressings
stir-fries, marinades
stir-fries, marinades`,
'seafood.tsv': `#
#
pasta, stir-fries, grilling
gumbo, boils, pasta
stir-fries, pasta, curries, tacos
stir-fries, pasta, grilling
salads, tacos, ceviche
stir-fries, curries, pad thai
tacos, curries, pasta
curries, salads, scampi
stir-fries, pasta
tacos, breading, curries
pasta, scampi
#
salads, pasta, rolls
salads, rolls, cakes
cakes, salads, rolls
cakes, dips, rolls
cakes, chowders, salads
dips, cakes
salads, rolls
rolls, pasta
cakes, salads
rolls, salads
salads, pasta
#
searing, pasta
searing, pasta
searing, chowders
searing
searing, ceviche
pasta, searing
#
pasta, stews, paella
pasta, chowders
pasta, stews, paella
chowders, pasta, stews, frying
frying, salads
chowders, stews
chowders, pasta, stuffings
chowders, pasta
pasta, dips, frying
paella, stews
#
grilling, baking, poaching
grilling, baking
grilling, baking, pates
grilling, baking
baking, bowls, grilling
patties, salads
salads, grilling, bowls
grilling, salads, bowls
bagels, sushi
bowls, grilling
salads, patties, bowls
baking, grilling
#
salads, sandwiches, patties
grilling
salads, sandwiches
salads, sandwiches, casseroles
salads, sandwiches, casseroles
salads, grilling
salads, sandwiches
bowls, sushi
bowls, sandwiches, grilling
salads, sandwiches
grilling
#
baking, frying, chowders, tacos
baking, frying, chowders
baking, frying, tacos
grilling, baking, chowders
frying, tacos, baking, curries
baking, grilling, chowders
baking, frying, tacos, curries
frying, tacos
tacos, ceviche, frying
tacos, frying, curries
chowders, stews, cakes
tacos, frying
baking, frying
#
pizza, pasta, sauces
dressings, sauces, stews
sauces, dressings, pizza, pasta
dressings, sauces
dressings, sauces, stews
pizza, pasta, dressings
dressings, sauces
dressings, sauces, stews
#
grilling, pates, salads
grilling, pasta, toast
grilling, baking, pates
grilling, pates
pasta, salads, toast
toast, salads, pates
grilling, rolls
grilling, rolls
pates, toast
#
canapes, sushi, blini
canapes, sushi
canapes, blini
canapes, blini
#
miso soup, noodles, simmered dishes
miso soup, noodles
miso soup, noodles
miso soup, noodles
noodles, simmered dishes
#
curries, sauces, stir-fries
curries, sauces
curries, sauces
curries, soups
stir-fries, curries
stir-fries, curries
#
grilling, searing, bowls
grilling, searing
grilling, searing, bowls
grilling, tacos
grilling, baking
grilling, searing, bowls
grilling, searing
grilling, searing, salads
grilling
bowls, sushi`,
'sweeteners.tsv': `#
#
cookies, cakes, muffins, drinks
muffins, granola, sauces, drinks
cookies, cakes, sauces
drinks, dressings, muffins
muffins, dressings, marinades, drinks
drinks, yogurt, sauces
baking, drinks, frosting
baking, drinks, sauces
baking, caramel, drinks
energy bars, brownies, smoothies
muffins, pancakes, oatmeal
muffins, oatmeal
#
cookies, cakes, sauces, rubs
cookies, cakes, sauces
oatmeal, sauces, glazes
cookies, cakes
glazes, sauces, quick breads
baking, rubs
baking, sauces
energy bars, sauces
#
frosting, glazes, dusting
frosting, glazes
glazes
frosting, dusting, glazes
frosting, dusting
glazes
#
baking, dressings, oatmeal, glazes
drinks, dressings, baking
baking, marinades, yogurt
granola, bars
baking, drinks, marinades
baking, glazes
candy, glazes
yogurt, pancakes, dressings
gingerbread, marinades
drinks, dressings
#
pancakes, drinks, baking
baking, glazes
pancakes, baking
pancakes, baking, glazes
pancakes, oatmeal, baking
pancakes, oatmeal
pancakes, baking
drinks, sauces, oatmeal
#
baking, dressings, drinks
baking, glazes
drinks
drinks, baking
drinks, dressings
drinks, dressings, baking
#
pies, glazes, bars
candy, pies
pies, glazes, bars
pies, glazes
pies, bars, candy
candy, bars
pies, glazes
drinks, sauces, oatmeal
#
gingerbread, baked beans, bread
gingerbread, baked beans
gingerbread, bread
gingerbread, baked beans, marinades
bread, glazes, marinades
pies, cookies
#
cookies, curries, sauces
sauces, oatmeal, curries
baking, sauces
sauces, dressings
#
baking, drinks
baking, drinks
drinks, sauces
baking, caramel, drinks
baking, drinks
drinks, dressings
drinks, sauces
#
drinks, cocktails
drinks, coffee
drinks, desserts
drinks
drinks, tea
#
fillings, coffee
desserts, pies, fudge
desserts, pies, fudge, coffee
desserts, pies, coffee
desserts, coffee
#
sauces, soups, pies
sauces, soups, pies
sauces, pies
pies, curries, soups
pies, sauces
pies, sauces
#
fillings, ice cream, bars
ice cream, cakes, drinks
ice cream, drinks, desserts
ice cream, pancakes, drinks
bars, fillings, ice cream
ice cream, cakes, bars
ice cream, bars
#
snacks, bars, candy
snacks
snacks
snacks
snacks
#
cookies, bars, cakes
cookies, bars
cookies, bars
cookies, bars
cookies, bars
cookies`,
},
'not': {
'baking.tsv': `#
#
delicate cakes

crusty bread
bread
bread, sauces
bread
bread, cookies
baking
delicate cakes
sweet cakes
baking
bread
bread, sauces
cakes, sauces
#

pizza


bread
bread
bread
bread
bread
#






#


scones
scones
#


macarons
macarons
macarons
macarons
macarons
cakes
#






#

dairy sauces

long boiling
clear sauces

breading
clear sauces
#




biscuits
#

cookies
#
meringue


#
loaves
loaves
quick breads
#

sauces

sauces
bread
sauces
#
marshmallows
mousse

clear jellies
jellies
#
mousse


clear jellies
jellies
#



custard


#



#




#

chips, coating



sauces
sauces
#


cookies

cookies
ganache
#




drinks
#

meatballs

breading



pastry, desserts, cakes, pies
meatballs
meatballs
toppings
#

s'mores
s'mores
s'mores
s'mores
s'mores
s'mores
#

charlottes
charlottes
charlottes
charlottes

#



pies

#

pavlova


#





turnovers
sweet pies
#

s'mores
s'mores
s'mores
#



breading
porridge

baking
#



#

tortillas
tortillas

tortillas

#





trifles, tiramisu
trifles, tiramisu
trifles, tiramisu
#
cookies



cookies
#





#

cookies



#




#
meringue
meringue
custard

#


candy
#

candy

`,
'cheeses.tsv': `#
#
bagels
frosting
frosting

frosting, cheesecake
frosting

savoury dips
desserts
#


frosting

savoury sauces

#



melting

melting
melting
melting
#



tacos

melting
sandwiches
melting
melting
#
salads
salads



melting
melting
melting
#



desserts
desserts


#
melting





melting
baking
#



fondue

melting
sandwiches
#




grilling

#







#







baking
#



salads
salads



#




`,
'dairy-eggs.tsv': `#
#
frosting
frying over high heat
browned butter
frosting, flaky pastry, creamed cakes
frying, frosting, pastry
savoury sauces
frosting, flaky pastry
frying, frosting, pastry
frying, frosting, pastry
frying, frosting, pastry
#

drinks
whipping


thick sauces
thick sauces
mild sauces
#
drinking



drinking
drinking
drinking, biscuits
#
whipping
whipping
whipping
delicate sauces

whipping
whipping
whipping
delicate sauces
#
boiling


mild dips
baking

#
breakfast
dips





dips
#
meringue, custard, omelettes
meringue, custard, omelettes, burgers, meatballs, quiche
custard, omelettes, quiche
meringue
meringue, custard, omelettes
savoury dishes, meringue, omelettes, burgers, meatballs, custard, quiche
meringue, cakes
meringue
meringue, omelettes, burgers, meatballs
meringue, cakes, cookies, custard, omelettes
meringue, omelettes
#
omelettes
omelettes
omelettes
meringue
meringue
#
pasta dough
mayonnaise
mayonnaise
custard
mayonnaise, custard

#






#







`,
'fats.tsv': `#
#

finishing


dressings
dressings
baking, frying
#



deep frying

dressings
deep frying
frying, dressings, sauteing
baking, deep frying
frying, dressings
#


frosting
frosting
frosting

frying, frosting, pastry
frying, frosting, pastry
#



frying
frying

#



baking
#

deep frying
pastry, frosting
deep frying

frosting
frying, frosting, pastry
frying, frosting, pastry
#

deep frying

pastry
pastry
deep frying
pastry
frying, frosting, pastry
frying, frosting, pastry
#

frying over high heat

frying over high heat



#


spreading
frosting, pastry
frosting, pastry
spreading
frying, frosting, pastry
frosting
frying, frosting, pastry
#



`,
'grains.tsv': `#
#

sushi
sushi
risotto, sushi
sushi
sushi
sushi
sushi
sushi
sushi
sushi
#

puddings

puddings
puddings
puddings
puddings
#







soups

#







porridge
#



cookies
porridge

cookies
cookies
cookies
cookies
#



bakes
bakes


salads

soups
soups
bakes

#
soups

soups
soups
frying
frying, soups
#







soups


#





soups
soups
#




toast
toast
toast

stuffings
toast
crumbs
toast
sandwiches
toast
#
burritos


enchiladas
quesadillas
quesadillas
quesadillas
tacos
wraps
#
dips, cheese, snacks

dips, cheese

cheese
dips

toppings
toppings
dips
#








#






#






#







french toast`,
'herbs-spices.tsv': `#
#

pesto
pesto, salads
pizza
pizza
pesto

#

salsas
tacos
tacos
chutneys

#


salads




#
salads






roasts
#




#





#

baking



baking
baking
baking
baking
baking
#




mild dishes

#







curries
#



mild dishes


eggs


#

mild dishes
mild dishes
mild dishes

rubs, mild dishes


#



curries

#




#

baking





#








#

paella



rice
#

baking


stir-fries
stir-fries
baking
#

aioli








#





#






curries, mild dishes
#

popcorn


popcorn
popcorn
#



salads

salads

#

desserts, drinks
desserts, drinks
desserts, drinks
salads

#
desserts
garnishes


garnishes
#






#






#






#



sauces
sauces

sauces
#




baking
#




paella, risotto
#





#




#



#





#




#

mild dishes


#





#




#


dips`,
'liquids.tsv': `#
#





light soups



soups

#




soups
soups
#





#






#

desserts, drinks
desserts, drinks


desserts, drinks

desserts
#
desserts, drinks




stews
desserts, drinks
desserts, drinks

#
desserts





glazes
glazes
#


stews
batters
batters

batters
stews
batters
#



drinks
flambe
flambe
flambe
sauces
drinks
sauces
drinks
#





drinks
#



whipping
desserts
whipping
whipping

whipping

#







#
whipping
whipping
coffee
delicate sauces
whipping


whipping
whipping
sauces
#


milkshakes


#





#


drinks


#





desserts
#




desserts
desserts

sauces
#






#

flambe
drinks

#




#
drinks
drinks

#



sauces, risotto
sauces, risotto
drinks, desserts
#

drinks, desserts
drinks, desserts


#




#




#






`,
'meats.tsv': `#
#


burgers

meatballs
burgers

pasta sauces
burgers
burgers
burgers
#



meatballs
dumplings


dumplings
#


roasting whole
grilling


soups

grilling
roasting whole
grilling

grilling
#





roasting
sandwiches

#
cutlets

braises
braises


braises
braises
braises
cutlets
#


grilling

grilling


grilling
grilling



#


braises
chops






#



roasting

roasting



#

breakfast




pasta

breakfast


#








soups
soups
soups
#


grilling
grilling

grilling
grilling
grilling
grilling
grilling
pasta
#






#
pate


frying
frying
#
desserts
desserts
grilling
desserts
desserts

desserts

desserts
stir-fries
stir-fries
#


grilling
grilling
stir-fries



#
grilling







#








grilling


stroganoff
grilling`,
'nuts-legumes.tsv': `#
#






baking
pestos

pestos

baking
#




sandwiches


cookies
sauces
#

toast


toast

#









toppings
#

macaroons
macaroons
macaroons
macaroons
toppings
#






dips




dips
dips
#
salads

salads
dals


dals
dals

dals
#




sandwiches
#

meringue
meringue
#

baking
baking

`,
'produce.tsv': `#
#


salads



stews
garnishes
salads
garnishes
salads
garnishes
#



soups
salads

#

soups




soups


salads
#
salads


salads
soups
salads
mash
mash
#


stews



#

fries





mash

mash
fries
#
salads



salads


salads
salads
sauces
#

snacks



stuffing

stuffing
stuffing
#
mild dishes
mild dishes


mild dishes
mild dishes

salsas
salsas
curries, mild dishes
#








stir-fries
pizza
#
soups



pasta
pasta
#



salads
soups
sautes
smoothies
salads
salads
#
slaws
slaws

slaws


sandwiches

sautes
#


mash
mash


mash
roasts
roasts


#


bakes
salads
salads


salads
bakes
#



roasts

pies
soups, roasts
#


chowders





#

toast, salads

smoothies

toast



#




pies



#
smoothies



pies





#




pies

pies
smoothies
#






bars

salads
#





fillings
fillings

#
rolls

rolls
soups
soups
rolls
#






#
salads



#

salsas

#



dressings

stews


dressings
#
garnishes





#
mild dishes

mild dishes
mild dishes


#






#






#
mash
mash


mash

roasts
#



mash





#
roasts

dips




#




#



slaws

soups


#
salads
salads

salads
#




fillings
fillings
#



salads


#

drinks
drinks


#






baking
#





#


baking



#



dips


#



`,
'sauces.tsv': `#
#





dips
dips
dips
dips
dips
stews
#
dips




dips

dips
#






glazes
#



dips




#




bloody marys



#

spreads
spreads
spreads
soups

dressings
dressings
#

baking

salads
sandwiches



sandwiches

#


mild dishes

baking, mild dishes
rubs

rubs
dressings
#




glazes
mild dishes

#





#
mild dishes
mild dishes
mild dishes
dips, mild dishes
mild dishes
dips, mild dishes
soups

dips
#



baking


baking
#

pizza




#





pasta
pizza
stews
#



dips
dips


dips

#









#




pickles

pickles
#



glazes


glazes
#



desserts
desserts


drinks
drinks
drinks
#






cakes
#


stews

stews
#




sauces

#


desserts
rubs

rubs
#




drinks
#
mild dishes
mild dishes
sushi
sandwiches

#





#



#





eggs
#




pasta



#





pasta

#



marinades
#






#
mild dishes


mild dishes
#
mild dishes
mild dishes

mild dishes
mild dishes

#
mild dishes
mild dishes
mild dishes

dips
#




#
sandwiches




#




#
mild dishes
mild dishes
mild dishes
mild dishes
dips, mild dishes
mild dishes
#





#




#



#



#



`,
'seafood.tsv': `#
#


cocktails

frying
cocktails





#


boils
boils
boils
boils





#






#




chowders


frying


#





grilling

sushi
baking
sushi
grilling

#

salads

grilling
sushi

grilling
casseroles

grilling
salads
#




chowders

ceviche
baking
baking

frying


#

pizza

pizza
pizza


pizza
#





grilling
pates

grilling
#


sushi
sushi
#

toppings
toppings
toppings
toppings
#






#







sushi

grilling`,
'sweeteners.tsv': `#
#
meringue, white cakes
meringue, candy
meringue
meringue, candy
meringue, candy
meringue, caramel, yeast dough
caramel, yeast dough
caramel

meringue, candy
meringue, candy
meringue, candy
#


cookies

cookies
caramel
caramel
cookies
#

dusting
dusting, frosting


dusting
#







baking
drinks
baking
#





baking

candy, baking
#


baking



#
candy

clear candy
candy



candy, baking
#






#

cookies

cookies
#
caramel
caramel
baking




#





#
key lime pie



fudge
#



mild sauces


#


bars
fillings



#





#





`,
},
'notes': {
'baking.tsv': `#
#
Add a spoon of water for each cup.
In the same amount.
A blend with xanthan gum measures like flour.
By weight; use certified gluten-free oats where it matters.
Denser and browner; one egg more.
Crisp, a little sandy.
A quarter of the amount, and one egg more for each 1/4 cup.
Half of it thickens as much.
Earthy.
Tastes of beans until it is baked.
Half of it thickens as much.
By weight.
Ground sunflower seeds; one egg more.
Drinks a lot of water.
#
The dough is softer and rises a little less.
Add a spoon of water for each cup.
Knead it less.
A blend with xanthan gum; the dough is a batter.
Certified gluten-free where it matters.
Earthy.
By weight.
One egg more.
A quarter of the amount, with more eggs.
#
7/8 cup of flour and 2 tablespoons of cornstarch, sifted twice.
Two tablespoons less for each cup.
Sift it.
Sift it.
Denser.
Sift it.
#
Sift them together.
A blend with xanthan gum.
Certified gluten-free where it matters.
One egg more.
#
Tastes of hazelnut.
Ground sunflower seeds; a spoon of lemon juice keeps it from turning green.
A little drier.
Finely ground.
A quarter of the amount, with more eggs or liquid.
Add a spoon of oil for each cup.
Add a spoon of oil for each cup.
Drinks a lot of water.
#
A blend with xanthan gum.
Certified gluten-free where it matters.
Crisp.
Where nuts are fine.
In the same amount; of coconut flour four times.
Earthy.
#
Stir it into cold water first.
Stir in at the end; do not boil long.
Clear and a little stretchy.
Add it at the end.
Twice as much; cook it for some minutes.
Twice as much.
An eighth of it; blend it in.
Let it swell.
#
For a teaspoon: 1/4 teaspoon of soda and 1/2 teaspoon of cream of tartar.
Bake at once.
Bake at once.
Bake at once.
Fold them in; air does the lifting.
#
Three times as much, and less salt.
Air does the lifting.
#
In place of the soda too.
Twice as much.
Twice as much.
#
No rising time; a teaspoon for each teaspoon.
No rising time.
Take 1/2 cup each less of flour and water; let it rise longer.
#
A little more in baking.
Twice as much; let it swell.
A little less.
Twice as much, in hot water.
Twice as much.
Twice as much, in hot water.
#
Boil it for 2 minutes; sets firmer, at room temperature.
Needs sugar and acid.
Softer; boil it up.
Two spoons for a cup; softer.
Softer.
#
Needs sugar and acid.
Boil it for 2 minutes.
Softer; let it swell in cold water first.
Softer.
Softer.
#
In the same amount.
Half is enough.
Half a pod for a teaspoon; scrape the seeds.
Another taste, as warm.
Half of it: it is strong.
In the same amount.
#
Two teaspoons for a pod.
A tablespoon for a pod.
A tablespoon for a pod.
#
Four times as much; less other liquid.
Another taste, as round.
Another taste.
Another taste.
#
Read the label for traces.
3 tablespoons of cocoa and 1 of fat for an ounce; add sugar for sweet kinds.
Sweetened with stevia or erythritol.
Less sweet.
Sweeter, without caffeine.
Crunchy and not sweet.
In place of chips.
#
Read the label.
Browner.
Melt them together.
Less sweet.
Sweeten it.
In place of chips.
#
Raw cocoa.
In the same amount.
An ounce for 3 tablespoons; take 1 tablespoon less fat.
Sweeter: take less sugar.
For the bitterness alone.
#
Crisper.
Choose gluten-free ones where it matters.
In the same amount.
Ground a little; certified gluten-free where it matters.
Salt less.
Crisp.
Browns sooner.
Without carbohydrates; salty.
Salt less.
For shrimp and chicken.
Half is enough.
#
In the same amount.
Sweeter: less sugar.
Salty.
With butter or oil and a little sugar.
Toasted and ground; certified gluten-free where it matters.
Ground.
Toasted.
#
In fingers, dried in the oven.
Plain ones, dipped shortly.
Plain ones, dipped shortly.
Dip them longer.
Dip them shortly.
In slices, dried in the oven.
#
Whisk it over heat until thick.
Whisk it over heat until thick.
Whisk it over heat until thick.
With honey and vanilla.
Blended smooth.
#
Unbaked.
Browned under the grill.
Whip it for ten minutes, with cream of tartar.
Chilled and whipped; unbaked.
#
Made with vegetable fat.
Flakier.
Brush each sheet with oil.
Less flaky.
Roll it between two papers.
Pressed into the tin with fat.
Pressed into the tin and baked first.
#
Melts more slowly.
Softer.
With nut or seed butter.
Whipped with sugar.
#
Coarser.
Finer.
Finer.
Cooks as long.
Moister.
Finer.
For fewer carbohydrates.
#
Red; turmeric for yellow, spinach for green.
Yellow, a pinch.
Brown.
#
Of corn treated with lime: more water, another taste.
The finest there is; scald it with hot water.
Cooked and shaped.
Cooked and ground.
Ground fine, scalded with hot water.
Without corn.
#
Plain ones, crushed for a crust.
Read the label.
Milder.
Add a little more butter.
Spiced.
Toasted and ground, with butter and sugar.
With butter or oil and a little sugar.
Ground, with butter and sugar.
#
Serve at once.
Beaten until light.
Stirred with a spoon of lemon juice or water.
Beaten until light.
Chilled and whipped.
#
Grated.
The coarse kind.
Chopped small.
Tinted, if you like.
Crunchy.
#
Another sweet.
Softer.
Read the label.
Chopped.
Chopped.
#
With lemon zest.
Sharp ones.
Boil it up with half a cup of water until thick.
Boil it down.
#
With three times as much water.
A quarter cup for each egg.
Three tablespoons for each egg.
One for each measure.
#
Another taste.
Twice as much, for lemon extract.
Sweeter.
#
Ground fine; twice as much.
Ground fine; twice as much.
Another taste.
Simmered in the syrup.`,
'cheeses.tsv': `#
#
Richer and less sour.
Whip it smooth.
Blended until smooth; far less fat.
Drain off any liquid first.
Strain it overnight for the thickness.
Press and blend until smooth.
Use little water, so that it stays thick.
Chilled and whipped.
For the bread, not for the cake.
#
Beat it with a spoon of cream; it is more sour.
Blend it smooth with a spoon of cream.
Thinner and more sour.
Beat it smooth.
The thick part of a chilled can.
Thick, with little water.
#
Saltier: salt the dish less.
Milder than pecorino.
An old one grates well. Some is made with animal rennet: read the label.
Begin with half; add salt.
Ground nuts or seeds with yeast: read the label.
For the crunch; salt it.
With salt and garlic powder.
With salt and garlic powder.
#
Milder and sweeter.
Milder; melts well.
Sharper.
Nuttier.
Cover the dish while it melts.
For the taste of cheese without the melt.
With nutritional yeast and mustard.
For moisture and body.
For the richness.
#
Sharper.
Melts as well.
Milder.
Cover the dish while it melts.
Thicken it with a spoon of tapioca starch over heat.
Press, slice, salt and marinate.
A quarter of the amount, for the taste alone.
For the softness.
#
Drain it, and blend it where it should be smooth.
Softer and sweeter.
Richer: take a little less.
Stronger.
Crumble it; season with lemon and salt.
Sold ready, or made of tofu or almonds.
Keep it thick.
#
Saltier: rinse it.
Softer.
Milder.
Milder and firmer.
Made of tofu or nuts.
Crumble it, and marinate with lemon, oregano and salt.
For the salt.
For the creaminess.
#
Milder.
Milder and softer.
Melts well.
Sharper.
Cover the dish while it melts.
For the taste of cheese.
With nutritional yeast and mustard.
#
Saltier: soak it.
Milder.
Press and salt it.
Steam it first.
For the bite.
In large florets.
#
Sharp, without the blue.
Milder and creamy.
The sweet kind is milder.
Shaved.
Made of nuts or soy.
Made of tofu or nuts.
Crumble it, and marinate with vinegar and a little miso.
#
Saltier: rinse it.
Milder; add lemon.
Milder.
Made of nuts or soy.
Made of tofu or nuts.
Keep it thick.
Crumbled and marinated with salt.
For the creaminess.
#
Stronger.
Milder.
More sour.
Milder.
Melts as well.
A firm one, of cashews.
Keep it thick.
A soft one, of cashews.
#
The nearest: it pulls into strings as well.
Softer.
Pulled apart.
Mild.
Cover the dish while it melts.`,
'dairy-eggs.tsv': `#
#
Stands higher heat than butter.
Choose sticks for baking; the tub kinds hold more water.
Some kinds hold milk: read the label.
Three quarters of the amount: oil holds no water.
Half of it, for less fat.
Use it solid where butter is creamed; refined oil tastes of nothing.
Three quarters of the amount: oil holds no water.
Half of it, for less fat; the crumb gets softer.
Half of it; tastes of banana.
Half applesauce, for less fat; the crumb gets softer.
#
Milk in all but its sugar: a little sweeter, and no help with an allergy to milk.
Half evaporated milk, half water.
Unsweetened for savoury dishes.
Half half-and-half, half water.
The plant milk nearest to milk in protein; unsweetened.
Unsweetened for savoury dishes.
Thin and sweet.
Thin it with water to the thickness of milk.
#
Put the acid into the cup, fill up with milk, wait 5 minutes.
Thin three parts of yogurt with one of milk.
As it is.
Thin it to the thickness of buttermilk.
Put the acid into the cup, fill up with soy milk, wait 5 minutes.
It thickens less than milk does.
Thinner: a spoon less of it.
#
Melt the butter into the milk.
Lighter; boil it down a little longer.
Does not split in hot dishes.
The thick part of chilled coconut milk whips like cream.
Read the label.
Soaked cashews blended with water until smooth.
Sold as cooking cream.
Blend it until smooth.
As it is.
#
Stir it in off the heat, or it curdles.
Milder and richer; it does not curdle.
Made of soy, oats or nuts: read the label.
The lemon gives it the tang.
Soaked cashews blended with water and lemon.
Blend it until smooth.
#
Richer.
Thinner; take a little less of the other liquid.
Thicker.
Unsweetened for savoury dishes.
Thinner than Greek: strain it.
Unsweetened for savoury dishes.
Blend it until smooth.
Thin it with water.
#
Stir, and let it gel for 5 minutes: a flax egg.
Unsweetened; add 1/2 teaspoon of baking powder for lift.
The liquid of a can of chickpeas.
Blend it until smooth; crumble a firm one for scrambles.
Stir, and let it gel for 10 minutes.
It tastes of banana.
Whisk until smooth; black salt gives the taste of egg.
A liquid of mung beans; read the label.
Plain.
Binds without a taste of its own.
Whisk until smooth.
#
Made of egg, but safe raw.
Whip it a little longer, with cream of tartar.
Whip, chill and whip again.
Lets nothing rise.
Blend it, or crumble it.
#
Blend it until smooth.
Thickens as a yolk does.
Thickens as a yolk does.
Blend it with the oil.
It tastes of banana.
Blend it in.
#
Brush it on; a spoon of maple syrup for the shine.
Browns best of the plant milks.
A thin film.
Brush it on.
Less shine.
Thinned with water.
#
Unsweetened; let the crumbs rest on it for 10 minutes, so that they hold.
Brush it on; the crumbs stick at once.
With a spoon of flour or starch whisked in.
Whisk it until it froths.
As it is.
With a spoon of flour or starch whisked in.
Brush it on thinly.
Whisk it to a thin batter.`,
'fats.tsv': `#
#
Stands higher heat.
Tastes of nothing.
Light.
Neutral.
Firm when cold.
Browns sooner.
To fry without fat, a spoon at a time.
#
Neutral, stands heat.
Neutral, stands heat.
Stands the highest heat.
The light kind for baking.
Neutral.
Melt it first.
Melted.
For less fat; the low-fat kind.
To fry without fat, a spoon at a time.
For less fat; the crumb gets denser.
#
In the same amount.
Solid like coconut oil.
Liquid.
Liquid.
Liquid.
In the same amount.
For less fat: half of it, and the crumb gets softer.
For less fat: half of it; the low-fat kind.
#
A pinch of toasted seeds, if you may, brings the nuttiness back.
Mild and nutty.
Neutral.
Thin it with oil.
Nutty.
Neutral.
#
Fruity instead of nutty.
Mild.
Neutral.
A little, the untoasted kind.
#
Use it solid.
The stick kind.
Three quarters of the amount.
More taste, a little less flaky.
The stick kind.
Very flaky.
For less fat: half of it, and the crumb gets softer.
For less fat: half of it; the low-fat kind.
#
Tastes of nothing.
Browns sooner.
The refined kind tastes of nothing.
Liquid.
With a pinch of smoked paprika where bacon is missed.
The stick kind.
Stands high heat.
For less fat: half of it, and the crumb gets softer.
For less fat: half of it; the low-fat kind.
#
The same thing, less toasted.
Browns sooner.
Refined, if it should taste of nothing.
Melt it first.
Stands high heat.
Fruity.
Neutral.
#
In the same amount.
In the same amount.
Use it solid where margarine is creamed.
Three quarters of the amount.
Three quarters of the amount.
Tastes of nothing.
For less fat: half of it; the low-fat kind.
Mashed.
For less fat: half of it, and the crumb gets softer.
#
A thin film, brushed on.
A thin film, brushed on.
A thin film.
Brush it on, then dust with flour.`,
'grains.tsv': `#
#
20 minutes longer.
Looser.
Rinse it; 15 minutes.
Five minutes in the pan; for few carbohydrates.
Five minutes; of wheat.
Toast it first.
Of wheat.
Longer; with gluten.
Pasta of wheat.
For the protein.
Chopped to grains.
#
As sticky.
Longer.
In the same amount.
Longer; with gluten.
Less creamy.
Pasta of wheat.
For few carbohydrates.
#
Rinse it; 15 minutes.
Five minutes.
Toast it first.
Longer.
Of wheat.
No wheat, in spite of its name.
In the same amount.
For few carbohydrates.
Longer.
#
Toast it first.
Earthy.
Rinse it.
Longer.
Five minutes; of wheat.
In the same amount.
Of wheat.
For few carbohydrates.
#
Certified.
Quick.
In the same amount.
The groats, toasted.
Lighter.
With gluten.
A quarter of the amount.
With seeds: without grains.
Cooked.
For few carbohydrates.
#
A minute less; rinse it for salads.
More protein.
Another shape.
Two minutes in the pan; zucchini cut into ribbons.
Soak it.
More protein.
Without wheat.
Roasted and pulled apart.
Another shape.
In thin slices, in place of sheets.
In thin slices, in place of sheets.
Rinse it; almost no carbohydrates.
Another dish.
#
Brush the edge with water.
Smaller and thinner.
Two layers.
Two sheets, dipped in water.
Blanched leaves.
Fresh.
#
A pinch of baking soda in the water makes it springy.
Soak or boil it shortly.
Thicker.
Of mung beans or sweet potato.
A minute less.
Richer.
Two minutes.
For wrappers; soak it.
Rinse it.
Shredded, or whole leaves for wrapping.
#
Of rice.
Of mung beans.
Of wheat.
Two minutes.
Of konjac.
Pulled apart.
Whole leaves, for wrapping.
#
In the same amount.
Heartier.
Crusty.
Toast it.
Of corn.
Of wheat.
Of wheat.
For few carbohydrates.
Crisp.
Two large leaves.
In slices, roasted.
Two caps, roasted.
In place of cubes.
Blanched leaves.
#
Warm it.
Of wheat.
Warm it.
Of wheat.
Blanched leaves.
Large leaves.
Soak it.
Toasted.
The filling as a bowl.
#
Toasted in a little fat.
Crisp.
Crushed.
In the same amount.
Of corn.
Light.
Salty.
In slices.
In sticks.
Crunchy.
#
A quick one.
Thin and crisp.
Bake it first.
With egg and cheese: read the label.
Spread on a tray and baked.
Thin and crisp.
One cap each.
In thick slices, roasted.
#
Rub in the butter.
Rub in the oil.
In the same amount.
With a blend that holds xanthan gum.
Certified gluten-free where it matters.
With one egg more.
#
Softer.
In the same amount.
Without gluten.
Swells.
Nutty.
Ground.
#
Richer.
Without butter; with egg.
A day old.
Sourer; a day old.
In thick slices.
Less rich.
Toast it first.
Two large leaves.`,
'herbs-spices.tsv': `#
#
Milder.
Stronger: begin with half.
A third of the fresh.
For Thai basil.
With a little mint.
Stronger.
Peppery.
#
With a squeeze of lime.
Thai basil is nearest.
Half of it.
Half of it.
The green part.
Chopped.
#
Finer.
Another taste.
A third of the fresh.
Sweeter.
Tastes of onion.
Peppery.
Chopped.
#
A third of the fresh.
Stronger.
Milder.
Milder, sweeter.
Stronger: begin with half.
Stronger: begin with half.
Of several herbs.
Sweeter.
#
A quarter teaspoon for a leaf.
A quarter teaspoon for a leaf.
Two for a leaf.
A small sprig.
#
With basil and thyme, equal parts.
In the same amount.
With sage for poultry.
With oregano.
With thyme.
#
Ask a doctor first where kidneys or heart are ill.
Herbs and dried vegetables.
Coarser: a little more by the spoon.
By weight the same.
Half of it, for flavoured salts.
A squeeze at the end does what salt does.
With onion powder and pepper.
For the savour.
For depth without sodium.
A dash at the end.
#
Sharper.
Specks show.
Warm.
Sweeter.
A pinch: hotter.
Without the bite.
#
Sweeter.
Earthier: begin with half.
Of several spices.
Sweeter.
Half of it.
Holds cumin and is hot.
Sweeter.
Salty.
#
Smoky.
Add a pinch of cumin for the smoke.
Hotter.
Much hotter.
Fruity and mild.
For the colour alone.
Without nightshades.
For the colour; sour.
For the colour, without nightshades.
#
Milder; with cumin and garlic powder for chili powder.
Coarser.
Hotter: half of it.
Smoky.
Salty.
A few drops.
Without chilies.
Warm, without chilies.
#
Sweeter; add it at the end.
With turmeric.
With coriander.
With cumin.
With coriander and ginger.
#
Read the label for salt.
With garlic powder, oregano and salt.
With garlic powder and salt.
Salt to taste.
#
Holds star anise.
One star for a teaspoon.
Half a teaspoon for a star.
Stronger.
A few.
Half a teaspoon for a star.
Sweeter.
#
Stronger.
Milder.
Stronger.
Of several spices.
Floral.
Strong.
Warm.
As nutmeg, finer.
#
For the colour of saffron: a pinch.
Holds turmeric.
Colour, little taste.
Colour, little taste.
With turmeric for saffron.
Without the colour.
#
Milder, for galangal.
Sharper.
A quarter teaspoon for a tablespoon of fresh.
In the same amount.
Warm.
Warm.
Fresh.
#
Half of a small one for a clove.
An eighth of a teaspoon for a clove.
A clove for 1/8 teaspoon of powder.
The taste without the fructans.
A tablespoon for a clove.
The green part alone is low in fructans.
Without alliums.
A pinch in hot oil; some brands hold wheat.
Without alliums.
Without alliums.
#
A teaspoon for 2 leaves or a stalk.
For curry leaves.
A teaspoon for a stalk.
For curry leaves.
With lemon.
#
Earthier.
Alike in size.
For celery seed.
For fennel seed.
Sweeter.
For the colour of mustard.
For the bite of mustard.
#
For the savour.
For the savour.
For the savour.
Twice as much.
For depth.
For the savour.
#
Another freshness.
The nearest; finer.
Sweeter.
Warmer.
Without the anise.
Crushed: for the anise.
The fronds, chopped.
#
The nearest leaf.
With a little lemon zest.
Another taste.
With yogurt and cucumber.
A third of the fresh.
For the freshness.
#
The green part.
The green part, cut fine.
Another taste.
Without the onion.
A quarter of it.
#
Sweeter.
A third of the fresh.
Milder.
The fronds.
Tastes of onion.
With cucumber and yogurt.
#
A third of the fresh.
Milder.
As strong: begin with half.
Sharper.
Milder.
Holds rosemary.
#
A third of the fresh.
Milder.
Milder.
Half of it: stronger.
Holds sage.
Sharper.
#
The same nut, finer.
Half of it.
The same nut.
Sweeter.
Holds nutmeg.
A quarter of it: strong.
Warm.
#
Half and half.
Half of it.
Warm.
Half of it.
Holds cardamom.
#
Colour, little taste.
Colour, little taste.
A pinch, for the colour.
With a pinch of turmeric.
Another dish.
#
With flaky salt.
With flaky salt.
With salt.
Holds sesame.
With onion powder and salt.
#
Salt to taste.
With dried parsley and salt.
With salt.
With garlic powder.
#
With lemon.
With salt.
Sour and nutty.
#
Read the label for salt.
With garlic powder and salt.
Add a pinch of cayenne.
Salt to taste.
With thyme and garlic powder.
#
Salty.
Crumbled.
With dried parsley and carrot.
With salt.
#
A quarter teaspoon for a few drops.
Smoky and hot.
Salt the dish less.
For the depth without the smoke.
#
A pinch of the ground seed: bitter.
Crushed and fried.
Dried; with a drop of maple syrup.
Another bitterness.
Fresh, at the end.
#
Sharper.
Sweeter.
With pepper.
For juniper.
#
With lemon zest and sesame seeds.
With a pinch of salt.
With lemon zest.`,
'liquids.tsv': `#
#
Salt to taste.
Salt to taste.
Lighter.
Salt to taste.
Darker.
Darker.
With herbs and a bay leaf.
A tablespoon of miso for a cup of water.
A cube for 2 cups of water.
Half wine, half water.
Half and half with water.
#
Boil it down for demi-glace.
As dark.
Lighter.
Add a spoon of soy sauce or tomato paste for depth.
Half wine, half water.
With herbs, brown onions and salt.
#
Darker.
Lighter.
For those who eat meat.
A tablespoon of miso for a cup of water.
With herbs and a bay leaf.
#
With a piece of seaweed for the taste of the sea.
In the same amount.
Of kelp.
Pale ones.
Light.
With lemon and herbs.
#
Stronger.
In the same amount.
In the same amount.
Sweeter.
Some hold traces of alcohol.
One part to three of water.
Sweeter.
One part to three of water.
#
In the same amount.
For marsala and port.
Some hold traces of alcohol.
Sweeter.
As dark, and as tart.
Unsweetened.
In the same amount.
In the same amount.
For marsala and port.
#
Nuttier.
With a pinch of sugar for mirin.
With a pinch of sugar for mirin.
Thin it with water.
Nearest to mirin.
With a dash of rice vinegar.
With a dash of vinegar.
With a dash of vinegar.
#
Some hold traces of alcohol.
In the same amount.
For the bubbles.
With a dash of vinegar.
For stout.
Half of it water.
With a dash of vinegar.
Sweeter.
As dark as stout.
#
Fruitier.
Sweeter.
Of corn.
A teaspoon for a tablespoon; holds a little alcohol.
With a few drops of rum extract, where that is fine.
For orange liqueur.
Sweeter.
For coffee liqueur, strong and sweet.
With lemon for the sharpness.
With lime.
For the depth.
#
In the same amount.
Lighter.
Without caffeine.
For the depth.
Of barley: with gluten.
In place of brewed coffee.
#
Richer.
Thin it with water.
Thin it with water.
Milder.
Stir it in at the end.
Boil it up until thick.
Boil it up until thick.
Milder.
Thinner.
Blended with water.
#
Thin.
Creamy.
Richest in protein.
Thin and sweet.
Of the cow.
Thinned with water.
Nutty, without nuts.
#
Melt the butter into it.
In the same amount.
With a little vanilla.
The thick part of a chilled can whips.
Sold as cooking cream, or barista.
Richer.
Read the label.
Blended smooth.
In the same amount.
Whipped with sugar.
#
Of oats, soy, coconut or nuts: read the label.
Lighter.
Of fruit.
Blended until creamy.
Frozen.
#
In place of the water too.
In the same amount.
In the same amount.
In place of the water too.
In place of the water too.
#
With lime.
As it is.
More taste.
Sweeter.
A little sweet.
#
Mild and sweet.
Sweeter.
More tart.
For tomato juice.
More tart.
For tomato juice.
#
Add a pinch of sugar for the sweet kinds.
Alike.
Less strong.
Sweeter.
In the same amount.
In the same amount.
Tarter.
Strong and sweetened.
#
Stir until the sugar is gone.
The nearest.
Nuttier.
Sweet as it is.
In the same amount.
Fruitier.
#
With a strip of orange peel.
In the same amount.
A teaspoon for a tablespoon.
For limoncello; add sugar.
#
Strong.
Sweeter.
For Irish cream; with sugar and vanilla.
For Irish cream; with sugar and vanilla.
#
A quarter of it at the most; fill up with water.
Without almonds.
Another fruit.
#
Another country's.
Without the bubbles.
With sparkling water for the bubbles; some hold traces of alcohol.
Chilled.
Sweeter.
In the same amount.
#
Some hold traces of alcohol.
In the same amount.
In the same amount.
Sweeter; leave out the vinegar in drinks.
Unsweetened.
#
Stronger.
Without caffeine.
In the same amount.
Another taste, as bitter.
#
Stir until the sugar is gone.
Milder.
With a dash of lemon.
Without the sugar.
#
In place of a cup of water.
In place of a cup of water.
In place of a cup of water.
Herbs and dried vegetables.
For the savour.
With salt to taste.
For the savour.`,
'meats.tsv': `#
#
Leaner: add a spoon of oil.
Leaner.
Season more, and add soy sauce or mushrooms for depth.
Read the label for soy and wheat.
Finely chopped and fried until dry.
Soak it in hot broth.
Fatter.
Half of them mashed.
Chopped small with mushrooms.
Fry it brown first.
Crumbled.
#
Lean: add a spoon of oil.
Lean: add a spoon of oil.
Fatter.
Press it, and fry it brown.
Season more.
Finely chopped and fried until dry.
Read the label.
Mashed.
#
Cooks alike.
Juicier; ten minutes longer.
Press it for 20 minutes, then marinate.
A can for each half pound.
Steam it for 10 minutes first.
Made of wheat.
In large florets.
Cooks a little longer.
The young kind, in brine.
Cooks in half the time.
A can for each half pound.
Torn into strips.
For the protein.
#
Smaller: less time.
As dark and juicy.
Leaner.
Made of wheat.
Press and marinate it.
The young kind, in brine.
Whole, or in thick slices.
In thick slices, scored.
#
Stronger; an hour longer.
Pounded thin for cutlets.
Pounded thin.
Pounded thin.
Stronger.
Made of wheat.
In thick slices.
One large cap for each cutlet.
Press and season it.
The young kind, in brine.
#
Stronger.
One large cap for each steak.
Brown them well.
Half the time.
Cooks alike.
Made of wheat.
Lean: do not overcook it.
The young kind, in brine.
Half a pound of dried for a pound.
Marinate it.
Press and marinate it.
In thick slices.
#
Half the time.
A little longer.
Leaner: baste it.
The young kind, in brine.
Stronger.
Press and marinate it.
Made of wheat.
Longer.
Brown them well.
Marinate it.
#
Cooks alike.
Milder.
Half the time.
With lentils for body.
In large cubes.
A can for each half pound.
Milder.
Made of wheat.
The young kind, in brine.
#
Leaner: fry it in a little oil.
Not smoked.
In thin strips with soy or coconut aminos, maple and smoked paprika.
Darker.
In strips, fried crisp.
In thin slices, roasted crisp with smoked paprika.
Baked with smoked paprika and maple.
Diced.
A teaspoon, for the smoke alone.
In thin strips, roasted crisp.
For the smoke and salt.
#
In slices or cubes.
In slices.
Saltier.
Leaner.
In thin slices.
Of beef.
With smoked paprika.
Fried with smoked paprika.
For the colour and sweetness.
In thin slices.
As salty.
#
Leaner.
Leaner.
Season it as sausage.
Season it as sausage.
Read the label for soy and wheat.
Crumbled, with fennel and smoked paprika.
With fennel and smoked paprika.
Season it as sausage.
With smoked paprika.
With smoked paprika and fennel.
Whole, marinated and grilled.
#
Read the label.
Leaner.
One large cap for each patty.
Crisp outside.
Mashed and bound.
Chopped and shaped.
#
Milder.
Milder.
Fried with onions until brown.
Blended with walnuts, or seeds.
Soaked and blended with onions.
#
Nuttier, firmer.
A can for a block.
Blended, it takes the place of silken tofu.
Made of wheat.
Cooks longer.
Does not melt.
Brown them well.
Scrambled or boiled.
In florets.
For silken tofu.
Sold as pumpkin seed tofu, too.
#
Press it first.
Nuttier.
Mashed a little.
Season more.
Mashed a little.
Brown them well.
The young kind, in brine.
For those who eat meat.
#
Cheaper; in large pieces.
As rich.
On the bone, as rich.
Stronger.
Cheaper.
In thick slices.
The young kind, in brine.
Made of wheat.
#
Lean.
Thin; cut it across the grain.
Cooked a little longer.
Cooked through.
One large cap for each steak.
Stronger.
Made of wheat.
Press and marinate it.
Brown them well.
Marinate it.
Lean: do not overcook it.
In thick slices.
The young kind, in brine.`,
'nuts-legumes.tsv': `#
#
A little bitter.
Milder.
Sweeter.
Softer.
Toast them.
Toast them.
Crunchy.
In flakes.
Soft.
Toasted; certified gluten-free where it matters.
Toasted.
For the crunch.
#
Stronger.
Can turn green with baking soda: add lemon juice.
Milder.
Of soy.
Sweeten it for baking.
Sweeter.
Green.
Savoury.
Sweet.
#
Of sunflower seeds; read the label for milk.
Melted with a spoon of oil; read the label for traces.
Sweeten to taste.
Sweeten to taste.
Melted.
Sweeten to taste.
#
Larger.
Soft.
Nutty.
Darker.
Larger.
Swells, as flaxseed does.
Swells, as chia does.
A little bitter.
Toasted.
Half of it.
#
Unsweetened: add sugar.
Toasted.
Certified gluten-free where it matters.
Toasted.
Toasted.
Finer.
#
Mild.
Firmer.
Earthy.
Firm.
Creamy.
Sooner done.
For few carbohydrates.
Without legumes.
Sweeter.
Without legumes.
Without legumes.
Without legumes.
For those who eat meat.
#
Falls apart.
Firmer.
Sooner done.
Larger.
Alike.
Another colour.
Without legumes.
Chopped.
Without legumes.
For those who eat meat.
#
Of chickpeas.
Of eggplant.
Blended with lemon and garlic.
Of avocado.
With herbs.
#
Two tablespoons for 1 egg white.
Lets nothing rise.
By the packet.
#
Of peas or rice.
Half a cup for a scoop.
Three spoons for a scoop.
Two spoons for a scoop.
Two spoons for a scoop.`,
'produce.tsv': `#
#
Finer: three for a small onion.
Stronger.
Milder.
The green part alone is low in fructans.
Without alliums.
Without alliums.
Milder.
The taste without the fructans.
A tablespoon for a medium onion.
For the sweetness.
A pinch in hot oil; some brands hold wheat.
Sweet when fried slowly.
#
With a pinch of fennel seed for the taste.
The stems.
With a pinch of fennel seed.
Bitter.
Sweet when fried.
Sweeter.
#
Tastes of anise.
For the crunch.
Sweeter.
In the same amount.
The stems.
For the crunch.
For the crunch.
For celeriac.
For the crunch.
Sweet when fried.
#
Sweeter.
Sweeter.
Sharper.
Softer.
Sharper.
Softer.
Wetter.
For the colour.
#
Sweeter.
Boil it first.
Green and firm.
Less sweet.
Cook it well.
For few carbohydrates.
#
Sweeter.
For few carbohydrates.
Few carbohydrates.
Less sweet.
Sweeter.
Nutty.
Sweeter.
Mild when roasted.
Fewer carbohydrates.
Lighter.
For the protein.
#
A can of 14 ounces for 4 medium ones.
Without tomato; add a splash of vinegar.
Fresh.
For the colour and sweetness.
Three times as much for paste; boil it down.
A quarter of the amount.
Sharper, green.
With a splash of vinegar: without nightshades.
Cooked and blended with carrot: without nightshades.
Sweeter.
#
A little hot.
From the jar.
Less sweet.
Milder; without nightshades.
Sweeter.
For the colour.
Juicier.
For the crunch.
For the crunch.
#
Milder than most.
Hotter: half of it.
Without the heat.
Mild.
A quarter teaspoon for a chili.
Half a teaspoon for a chili.
A teaspoon for a chipotle.
For the bite: without nightshades.
Without nightshades.
For the bite: without nightshades.
#
Stronger.
Milder.
Brown it over high heat.
Brown it well.
Larger.
Milder.
Press and brown it.
For the savour.
Drained.
A spoon, for the savour of dried ones.
#
As peppery.
Milder.
As peppery.
Young leaves, rubbed soft.
Bitter.
Milder.
#
Takes longer.
Stems first.
Done in a minute.
Takes longer.
Peppery.
Milder.
Sweeter.
Juicy.
Chopped small.
#
Softer.
Peppery.
Rub it soft with oil and salt.
Crisp.
Crisp.
Juicy.
Shaved.
Shaved.
For the crunch.
#
In small florets.
In small florets.
Crisp.
Done in minutes.
Softer.
Halved.
Crisp.
For artichokes.
Done in a minute.
Shredded.
Of soy.
#
In the same amount.
In the same amount.
Raw.
Takes more oil.
Meatier.
In slices.
Sweeter.
Meatier.
For the crunch.
#
Sweeter.
Sweeter.
Nuttier.
A can for a pound.
Cooked and pureed for baking.
For spaghetti squash.
Wetter.
#
Chewier; of corn.
Green.
Diced.
In small pieces.
Of soy.
Diced.
Diced.
For body.
#
Sweeter.
For the creaminess.
Savoury.
With lime.
Mashed; of soy.
For the fat.
For the creaminess.
Rich.
Steamed; for the creaminess.
#
Juicy.
Sweeter.
Needs no peeling.
Sharper.
With lime.
Smaller: two for one.
Firmer.
Juicy.
#
Half a cup for a banana.
Juicier.
Firmer.
Sweeter.
Creamy, not sweet.
Juicy.
Very ripe.
Half a cup for a banana.
Sharper.
Juicy.
#
Sharper.
Mild.
Sweet.
Pitted.
Halved.
Darker.
Sharper.
A third of the amount.
#
Sweet.
Chopped.
Chopped, pitted.
Sharper, and sweetened.
Softer.
Sharper.
Fresh: fewer sugars.
Diced: fewer sugars.
In cookies.
#
Another fruit.
In the same amount.
Let it stand for 15 minutes.
Another fruit.
Boil it down.
Sweeter.
Thinner.
Boil it down.
#
Soak it.
In sheets.
With a pinch of salt.
Large leaves.
Soak it.
For kombu.
#
Three times as much; boil it down.
Blended with a little oil.
Three times as much; boil it down.
Blended: without tomato.
Sweeter: leave out the sugar.
For the depth.
#
Half of it.
Roasted until they shrink.
Sweeter.
For the salt.
#
Green ones, with lime.
With lime juice.
The green kind.
#
Half as much where it stays raw.
Rinse it where it stays raw.
The green part alone is low in fructans.
Milder.
Stronger: a small clove.
Milder.
A spoon, without the fructans.
Without alliums.
A pinch in hot oil; some brands hold wheat.
#
Cut fine.
The nearest to the green part.
Stronger: half of it.
Stronger: half of it, rinsed.
Without alliums.
Without alliums.
#
With a spoon of tomato paste.
With a dash of vinegar.
Roasted black, with smoked paprika.
As smoky.
Milder.
For the smoke without the heat.
#
Young and raw.
For the crunch.
For the crunch.
Sharper.
For the crunch.
Sweeter.
#
Wetter: salt it first.
Sweeter.
Wetter.
Meatier.
Meatier.
In slices.
#
Crisp.
Done in minutes.
In small florets.
Softer.
Crisp.
Halved.
Done in a minute.
#
Shelled; of soy.
Cut small.
Cut small.
Cut small.
Sweeter.
Diced.
Chopped small.
Done in a minute.
Diced.
#
Drained.
Drained.
Cut small.
Browned.
Browned.
Drained.
Saltier.
#
In thin strips.
Cut into fine threads.
For the crunch.
In thin strips.
#
Softer.
Sliced.
Rub it soft with oil and salt.
Juicy.
Shaved.
Shredded.
Shaved or in florets.
Grated.
#
Cooked.
Finely grated, with a pinch of baking powder for the lift.
Chopped: as slippery.
One more, with a pinch of baking powder.
#
A little bitter.
With a little orange zest.
Another fruit.
In the same amount.
Sweeter.
Thinner.
#
Sweeter than grapefruit.
Two for an orange.
Sharper.
A quarter cup for an orange.
As tart.
Sweeter.
#
Sweeter.
Sharper: half of it, with a spoon of sugar.
Sharper: half of it.
As sweet.
Milder.
#
Smaller.
Larger, greener.
Soft.
Smaller.
Toasted.
Softer.
Crunchy.
#
As tart: as much sugar.
A tart one, with lemon juice; less sugar.
As tart.
Less sugar, and lemon juice.
Sour ones.
#
Sour ones.
Softer.
The seeds.
As tart.
Half of them, soaked in hot water.
As tart.
#
Crisp.
Crisp.
As crisp.
Sliced.
For the crunch.
Sharper.
#
Blanched.
Blanched.
Blanched.
Blanched shortly.`,
'sauces.tsv': `#
#
Two fifths less salt.
The bottle says gluten-free.
Of soy beans, without wheat.
Sweeter and less salty: add a pinch of salt.
In the same amount.
Stir it smooth.
Holds fish.
Half of it: it is saltier.
Boiled down dark.
For the colour and depth, without salt.
For the sharpness, without salt.
#
Holds anchovies.
Of seaweed and mushrooms; read the label for soy.
Less salty: add salt.
With a squeeze of lime.
With a squeeze of lime.
Thinned with water.
With a squeeze of lime.
With lime juice.
#
Of mushrooms; read the label for wheat.
Thicken it with a little cornstarch.
Sweeter: take less sugar.
Sweeter.
Thicken it with a little cornstarch.
Boil it up until it thickens.
Thinner.
#
Sweet and spiced.
Thinner.
Thicken it with a little cornstarch.
Boil it up until it thickens.
Boil it up until it thickens.
Smokier.
Boil it up until it thickens.
With garlic and a splash of vinegar.
#
Thinner.
Read the label for soy and wheat.
Saltier.
With a dash of vinegar.
With a dash of vinegar and sugar.
Add a pinch of sugar.
Sweeter: add a pinch of salt.
With a little salt.
#
Without soy.
Half of it; thinner.
Thinner.
Half of it; thinner.
For the body.
With salt.
A cube for 2 tablespoons.
Half of it.
#
Read the label for soy and mustard.
Lighter and more sour.
Mashed with lemon.
Thicker.
Thinner.
Blended with oil and salt.
Blend 3 tablespoons of aquafaba with 3/4 cup of oil.
Blended thick.
As a dressing.
Blended with lemon.
#
Sharper.
Let it stand for 10 minutes.
Hotter: begin with half.
Milder.
Hotter: begin with a little.
Milder; add lemon.
For the colour, with pepper for the bite.
With a pinch of ground ginger.
For the spread.
#
In the same amount.
Boil it down.
Thin it with water.
Smokier.
Chunkier.
Hotter.
Blended with vinegar: without tomato.
#
With smoked paprika.
In the same amount.
Boil it down with smoked paprika.
Sweeter.
Saltier.
#
Sweeter, with garlic.
Without sugar.
Thinner, more sour.
A quarter teaspoon for a teaspoon.
Smokier.
Let it stand.
Sweet and mild, with a drop of vinegar.
For gochujang, with a little honey or sugar.
For the colour without the heat.
#
Thin it with oil.
Milder and sweeter.
Thin it with oil.
Lighter.
Greener.
Stronger.
For the fat alone.
#
Read the label for nuts.
Without cheese and nuts.
Blend it with garlic and salt; sunflower seeds for the body.
Saltier.
Blended.
Another dish, as good.
#
3/8 cup of paste and 1/2 cup of water make a cup.
Season it.
Cook it down with garlic and herbs.
Blended.
Blended: without tomato.
Sweeter.
With beet and lemon it makes a sauce without tomato.
Another sauce.
#
Read the label.
With herbs, garlic and lemon.
Thinned with milk, with herbs and lemon.
Thinned with water, with garlic.
Lighter.
Rich.
Thinned with water.
With salt and pepper.
Fresh.
#
Fresh.
Rich.
Read the label.
With salt and pepper.
Thick.
With lime, onion and salt.
With herbs and lemon.
Lighter.
Thinned with water.
#
Fruitier.
Sharper.
Milder.
Mild and a little sweet.
Fresher.
Darker.
Another fruit.
#
In the same amount.
Less sweet.
Boil it down for a glaze.
Less sweet.
Thicker.
Paler.
Less sweet.
#
In the same amount.
In the same amount.
Sweeter.
Half of it.
Half of it.
Sweeter.
A quarter teaspoon for a tablespoon.
A teaspoon for a tablespoon.
Half of it.
A teaspoon for a tablespoon.
#
Twice as much; less other liquid.
Sweeter.
Sharper.
A few drops.
Sharper.
Less of the other liquid.
Finely chopped.
#
Without fish sauce.
Milder: add chili flakes.
Chopped.
Salted, with chili flakes and garlic.
Salted and left for an hour.
#
Chopped.
Milder.
Rinse them.
Chopped.
With a little vinegar and salt.
Marinated.
#
As sour.
With a pinch of salt.
Holds sumac.
A teaspoon for a teaspoon.
With a pinch of salt.
A splash.
#
Less sweet.
In the same amount.
Sweeter.
Thinner.
A teaspoon for a tablespoon.
#
Paler.
Hotter: begin with half.
Twice as much.
Grated.
A pinch.
#
Without shrimp paste and fish sauce.
Another country's taste.
Fry it in oil.
Fry it in oil.
With chilies for the heat.
#
With soy sauce or coconut aminos.
With soy sauce or coconut aminos.
With soy sauce or coconut aminos.
#
Warm it gently.
Warm it gently with a spoon of oil.
With mustard; do not boil it.
With turmeric for the colour.
Blended, with turmeric.
With herbs.
#
Can for can.
With mushrooms or celery fried in it.
With fried mushrooms and a little salt.
Whisk it over heat until thick, with fried mushrooms.
Boil it until thick.
Whisk it over heat until thick.
Stir it in at the end.
Stir it in at the end.
#
Seasoned with garlic and nutritional yeast.
Boil it down.
Whisk it over heat until thick.
Whisk it over heat until thick.
Blended with garlic.
Boil it until thick.
Stir it in at the end.
#
With a dash of rice vinegar.
With a dash of rice vinegar.
With a pinch of salt.
With salt.
#
Warm it.
Hotter.
Boil it up.
With a dash of vinegar.
Darker.
Saltier.
#
Sweeter.
With chili flakes.
Stir it smooth.
With salt.
#
Thinner.
Saltier: add a little sugar.
Stir it smooth.
With a spoon of honey or sugar.
Thinner.
Without soy and wheat.
#
With smoked paprika.
Sweeter.
Add cumin.
With garlic and smoked paprika.
With a pinch of cayenne and oil.
#
Chopped small.
Chopped.
Chopped.
With a pinch of salt.
#
Chopped; half of them.
Chopped.
Chopped already.
With salt, left for 10 minutes.
Chopped.
#
Of barley: with gluten.
The nearest: take a little less, with a drop of soy sauce.
Lighter and less sweet.
Nutty.
#
Without sugar and garlic.
Thinner, more sour.
Smoother.
Half as much, at the most, with a dash of vinegar.
Let it stand.
Thicker and sweeter.
#
Boiled down to a syrup.
Four times as much, boiled down to a syrup.
Boiled down by half.
Thinner.
As sour.
#
Chopped with garlic and chili flakes.
With cheese and nuts.
Fresh.
Saltier.
#
With lemon and capers.
With lemon and capers.
With lemon and capers.
#
With garlic, dill and lemon.
Unsweetened; with garlic, dill and lemon.
Thinned with lemon.
#
Saltier.
Saltier.
Saltier.
Half of it, with a pinch of sugar.`,
'seafood.tsv': `#
#
As sweet; two minutes a side.
Smaller.
In bites, cooked through.
In thick coins, scored.
In slices.
In cubes, fried.
In chunks, added at the end.
Crisp in the oven.
Made of konjac.
In small florets.
Drained well.
#
Chopped.
In the same amount.
Shredded, with a little seaweed.
The young kind, shredded.
Poached and flaked.
Chopped.
Made of fish, often with egg, wheat and some crab.
Firm and sweet.
Mashed, with seaweed.
Shredded.
Poached and shredded.
#
Cooks as quickly.
The stems in thick coins, seared on both sides.
In chunks.
In coins, pressed.
In thick coins.
In bites, cooked through.
#
Discard those that stay closed.
Discard those that stay closed.
Shorter.
Torn, with a little seaweed.
In rings.
In chunks.
With a little seaweed for the taste of the sea.
For body.
Drained well.
In bites, cooked through.
#
Thinner: less time.
Nearest of all.
Stronger.
Richer.
Marinate it with miso or seaweed.
Drained.
Meatier.
Cooked through.
Roasted in thin ribbons with liquid smoke.
Marinated.
Mashed with seaweed and lemon.
In thick slices.
#
Drained.
As meaty.
Stronger.
Mashed, with a little seaweed or capers.
Shredded.
In the same amount.
The young kind, in brine.
In cubes, marinated and baked.
Marinated.
Mashed a little.
As meaty.
#
Flaky.
Flaky.
Thin: less time.
Firmer.
Press it; wrap it in a sheet of seaweed.
Richer.
Pounded thin and cooked through.
In brine, drained and battered.
Halved.
In thick slices.
For body.
Steamed and marinated.
In thick slices.
#
More of it: it is milder.
Half a teaspoon for a fillet.
Mashed; a teaspoon for a fillet.
Half a teaspoon for a fillet.
Half a teaspoon for a fillet.
Mashed.
Ground, a pinch.
A teaspoon for a fillet, with salt.
#
As oily.
Smaller.
Milder.
Milder.
Milder.
Mashed with seaweed and capers.
Glazed, for eel.
Wrapped in seaweed.
Fried brown.
#
Made of seaweed.
Soaked in soy sauce or salted water.
Chopped.
Chopped small.
#
Soak a piece of kelp, then warm it.
The soaking water too.
With a spoon of soy sauce.
Of shiitake.
Light.
#
With a pinch of salt.
Nearest of all.
Thinner.
Ground, with salt.
Thinner and sweeter.
Thinner.
#
Leaner; rare in the middle.
As meaty.
Richer.
Firm, with less mercury.
Firm and milder.
Pressed and marinated.
As meaty.
Cooked through.
In thick slices.
In cubes, marinated and baked.`,
'sweeteners.tsv': `#
#
Browner, tastes of caramel.
Take 3 tablespoons less liquid for each cup.
Moister.
Take 1/4 cup less liquid for each cup.
Take 1/4 cup less liquid for each cup, and bake 25 F cooler.
Very strong: a teaspoon for a cup; add bulk with applesauce.
Cools on the tongue.
The kind that measures like sugar.
Browns sooner.
Blended with a little hot water.
Very ripe; take less liquid.
Take less liquid.
#
Drier: add a teaspoon of water for each cup.
Rub the molasses in.
Take 3 tablespoons less liquid for each cup.
Paler and crisper.
Take 1/4 cup less liquid for each cup.
Sold as brown sugar substitute, too.
The golden kind.
Blended with hot water.
#
Blend 1 cup of sugar with 1 tablespoon of cornstarch to a powder.
Blend to a powder; browner.
Thinner.
The powdered kind.
The powdered kind.
Thinner.
#
Thinner and less sweet.
Sweeter: begin with a little less.
Darker.
Less sweet.
1 1/4 cups of sugar and 1/4 cup of liquid for a cup.
In the same amount.
Less sweet.
Sweetened with erythritol or monk fruit.
Half of it is often enough.
Very strong.
#
Sweeter.
Boil them up together.
In the same amount.
Sweeter and thicker.
Darker.
Sweetened with erythritol or monk fruit.
Add a drop of maple extract.
Very strong.
#
Thinner, tastes of maple.
In the same amount.
Equal parts of sugar and water.
Stir until it has dissolved.
Sweeter.
Thicker.
#
Sweeter, thinner.
Milder.
Sweeter.
Thinner.
Tastes of caramel.
Less sweet.
Boil them to a syrup.
Very strong.
#
Lighter.
Dark sugar is nearest.
Milder.
As dark.
Lighter and sweeter.
Milder.
#
In the same amount.
Take less liquid.
Less taste of caramel.
Take less liquid.
#
Read the packet for how strong it is.
Cools on the tongue.
Read the packet for how strong it is.
Browns sooner.
The amount that the sweetener stands for.
To taste.
To taste.
#
Half is often enough.
Tastes of maple.
Boiled up until clear.
Sweetened with erythritol or monk fruit.
Stirred into warm water.
#
Browner.
Stir over low heat until it has dissolved.
Sold ready; or coconut milk boiled down by half with sugar.
Simmer until thick.
Boil 2 cups down to 1 with the sugar.
#
In the same amount.
Thin it with a little milk.
Boil 2 1/4 cups down to 1.
The full-fat kind.
Boil 2 1/4 cups down to 1.
Boil 2 1/4 cups down to 1.
#
Thicker.
Thinner.
With a pinch of salt.
Thinner.
Paler.
Boil them together until thick.
Tastes of caramel.
#
Ready popped.
Salty.
Broken.
Crunchy, with more protein.
Glazed as the corn would be.
#
Another taste.
Sweeter.
Sweeter.
Read the label for traces.
Without caffeine.
For sweet bites.`,
},
'of': {
'likeness.tsv': `#
#
#
role: sauce; kind: egg
role: sauce; kind: dairy
role: sauce; kind: soy
role: sauce
role: thickener; kind: grain
role: sweetener; kind: honey
role: sweetener
role: sweet; kind: chocolate
role: sweet; kind: wheat
role: sweet; kind: gelatin
role: sweet; kind: tree_nut
role: sweet; kind: egg
role: sweet; kind: starchy
role: sweet; kind: fruit
role: sweet
role: bread; kind: legume
role: bread
role: drink; kind: alcohol
role: drink; kind: dairy
role: drink; kind: caffeine
role: drink
role: liquid; kind: alcohol
role: liquid; kind: citrus
role: liquid; kind: fruit
role: liquid; kind: vegetable
role: seasoning; kind: broth
role: seasoning; kind: allium
role: seasoning; kind: crustacean
role: seasoning; kind: fish
role: seasoning; kind: nightshade
role: seasoning; kind: alcohol
role: spice; kind: nightshade
role: starch; kind: pasta
role: starch; kind: cheese
role: starch; kind: starchy
role: binder; kind: leavening
kind: cheese
kind: gelatin
kind: crustacean
kind: mollusc
kind: fish
kind: processed_meat
kind: poultry
kind: beef
kind: pork
kind: lamb
kind: game
kind: animal_fat
kind: meat
kind: broth
kind: chocolate
kind: pasta
kind: bread
kind: tree_nut
kind: peanut
kind: honey
kind: leavening
kind: thickener
kind: vinegar
kind: alcohol
kind: mushroom
kind: allium
kind: herb
kind: spice
kind: seed
kind: egg
kind: dairy
kind: rice
kind: oats
kind: legume
kind: leafy
kind: starchy
kind: root
kind: dried_fruit
kind: citrus
kind: fruit
kind: vegetable
kind: oil
kind: sugar
kind: sweetener
kind: salt
kind: grain`,
},
'row': {
'likeness.tsv': `#
#
#
mayonnaise
alfredo sauce
hoisin sauce
salsa
flour
honey
sugar
chocolate
cookie
marshmallow
nut
cookie
potato chip
jam
candy
cracker
bread
wine
milk
tea leaf
apple juice
rum
orange juice
apple juice
apple juice
bouillon
bouillon
shrimp paste
fish sauce
chili powder
extract
chili powder
pasta
pizza dough
potato
egg
cheese
gelatin
shrimp
clam
fish
ham
chicken
beef
pork
lamb
beef
lard
beef
broth
chocolate
pasta
bread
nut
nut
honey
baking powder
cornstarch
vinegar
wine
mushroom
onion
parsley
cinnamon
sunflower seed
egg
milk
rice
oats
bean
spinach
potato
carrot
raisin
orange
apple
broccoli
oil
sugar
honey
salt
couscous`,
},
'phrase': {
'not-uses.tsv': `#
#
baking powder
baking soda
baking sheet
baking dish
baking pan
baking tray
baking paper
bread crumb
breadcrumb
whipping cream
soy sauce
fish sauce
hot sauce
salad dressing
frying pan
not drink
dont drink
doesnt drink
cant drink`,
'reasons.tsv': `#
#
#
#
allergy
allergic
allergen
allergie
anaphylaxis
anaphylactic
react
reaction
reacting
avoid
avoiding
sick
ill
doctor
intolerant
intolerance
celiac
coeliac
vegan
vegetarian
diet
halal
kosher
pregnant
pregnancy
keto
paleo
whole30
fodmap
free
plant based
whole 30
low carb
do not eat
do not like
do not stand
do not have dairy
do not have any dairy
do not have gluten
do not have any gluten
do not have nut
do not have any nut
do not have milk
do not have any milk
do not have egg
do not have any egg
do not have soy
do not have any soy
do not have fish
do not have any fish
do not have shellfish
do not have any shellfish
do not have
do not get
do not got
do not buy
do not find
dont eat
dont like
dont stand
dont have dairy
dont have any dairy
dont have gluten
dont have any gluten
dont have nut
dont have any nut
dont have milk
dont have any milk
dont have egg
dont have any egg
dont have soy
dont have any soy
dont have fish
dont have any fish
dont have shellfish
dont have any shellfish
dont have
dont get
dont got
dont buy
dont find
does not eat
does not like
does not stand
does not have dairy
does not have any dairy
does not have gluten
does not have any gluten
does not have nut
does not have any nut
does not have milk
does not have any milk
does not have egg
does not have any egg
does not have soy
does not have any soy
does not have fish
does not have any fish
does not have shellfish
does not have any shellfish
does not have
does not get
does not got
does not buy
does not find
doesnt eat
doesnt like
doesnt stand
doesnt have dairy
doesnt have any dairy
doesnt have gluten
doesnt have any gluten
doesnt have nut
doesnt have any nut
doesnt have milk
doesnt have any milk
doesnt have egg
doesnt have any egg
doesnt have soy
doesnt have any soy
doesnt have fish
doesnt have any fish
doesnt have shellfish
doesnt have any shellfish
doesnt have
doesnt get
doesnt got
doesnt buy
doesnt find
can not eat
can not like
can not stand
can not have dairy
can not have any dairy
can not have gluten
can not have any gluten
can not have nut
can not have any nut
can not have milk
can not have any milk
can not have egg
can not have any egg
can not have soy
can not have any soy
can not have fish
can not have any fish
can not have shellfish
can not have any shellfish
can not have
can not get
can not got
can not buy
can not find
cannot eat
cannot like
cannot stand
cannot have dairy
cannot have any dairy
cannot have gluten
cannot have any gluten
cannot have nut
cannot have any nut
cannot have milk
cannot have any milk
cannot have egg
cannot have any egg
cannot have soy
cannot have any soy
cannot have fish
cannot have any fish
cannot have shellfish
cannot have any shellfish
cannot have
cannot get
cannot got
cannot buy
cannot find
cant eat
cant like
cant stand
cant have dairy
cant have any dairy
cant have gluten
cant have any gluten
cant have nut
cant have any nut
cant have milk
cant have any milk
cant have egg
cant have any egg
cant have soy
cant have any soy
cant have fish
cant have any fish
cant have shellfish
cant have any shellfish
cant have
cant get
cant got
cant buy
cant find
must not eat
must not like
must not stand
must not have dairy
must not have any dairy
must not have gluten
must not have any gluten
must not have nut
must not have any nut
must not have milk
must not have any milk
must not have egg
must not have any egg
must not have soy
must not have any soy
must not have fish
must not have any fish
must not have shellfish
must not have any shellfish
must not have
must not get
must not got
must not buy
must not find
wont eat
wont like
wont stand
wont have dairy
wont have any dairy
wont have gluten
wont have any gluten
wont have nut
wont have any nut
wont have milk
wont have any milk
wont have egg
wont have any egg
wont have soy
wont have any soy
wont have fish
wont have any fish
wont have shellfish
wont have any shellfish
wont have
wont get
wont got
wont buy
wont find
will not eat
will not like
will not stand
will not have dairy
will not have any dairy
will not have gluten
will not have any gluten
will not have nut
will not have any nut
will not have milk
will not have any milk
will not have egg
will not have any egg
will not have soy
will not have any soy
will not have fish
will not have any fish
will not have shellfish
will not have any shellfish
will not have
will not get
will not got
will not buy
will not find
did not have
did not get
did not got
did not buy
did not find
didnt have
didnt get
didnt got
didnt buy
didnt find
could not have
could not get
could not got
could not buy
could not find
couldnt have
couldnt get
couldnt got
couldnt buy
couldnt find
havent have
havent get
havent got
havent buy
havent find
hate
dislike
detest
picky
taste of
hates
expensive
price
pricey
pricy
cost
cheap
cheaper
cheapest
budget
afford
affordable
inexpensive
out of
ran
run
only have
only got
just have
left
gone
went
expired
forgot
sold
store
shop
havent
less
lower in
low in
fewer
cut down on
cutting down on
cut back on
cutting back on
reduce
reducing
reduced
lower
lighter
blood pressure
calorie
no
have no
has no
had no
got no
is no
are no
was no
were no
theres no`,
'variant-words.tsv': `#
#
free
vegan
vegetarian
plant based
non alcoholic
decaffeinated
low sodium
unsalted`,
},
'word': {
'parts.tsv': `#
#
brush
egg wash
eggwash
glaze
shiny
dredge
dredging
dip
coat
coating
crumb
breadcrumb
panko
shallow
breaded
breading`,
},
'part': {
'parts.tsv': `#
#
glazing
glazing
glazing
glazing
glazing
breading
breading
breading
breading
breading
breading
breading
breading
breading
breading
breading`,
},
'says': {
'reasons.tsv': `#
#
#
#
need
need
need
need
need
need
need
need
need
need
need
need
need
need
need
need
need
need
need
need
need
need
need
need
need
need
need
need
need
need
need
need
need
need
need
need
need
need
need
need
need
need
need
need
need
need
need
need
need
need
need
need
shortage
shortage
shortage
shortage
shortage
need
need
need
need
need
need
need
need
need
need
need
need
need
need
need
need
need
need
need
shortage
shortage
shortage
shortage
shortage
need
need
need
need
need
need
need
need
need
need
need
need
need
need
need
need
need
need
need
shortage
shortage
shortage
shortage
shortage
need
need
need
need
need
need
need
need
need
need
need
need
need
need
need
need
need
need
need
shortage
shortage
shortage
shortage
shortage
need
need
need
need
need
need
need
need
need
need
need
need
need
need
need
need
need
need
need
shortage
shortage
shortage
shortage
shortage
need
need
need
need
need
need
need
need
need
need
need
need
need
need
need
need
need
need
need
shortage
shortage
shortage
shortage
shortage
need
need
need
need
need
need
need
need
need
need
need
need
need
need
need
need
need
need
need
shortage
shortage
shortage
shortage
shortage
need
need
need
need
need
need
need
need
need
need
need
need
need
need
need
need
need
need
need
shortage
shortage
shortage
shortage
shortage
need
need
need
need
need
need
need
need
need
need
need
need
need
need
need
need
need
need
need
shortage
shortage
shortage
shortage
shortage
need
need
need
need
need
need
need
need
need
need
need
need
need
need
need
need
need
need
need
shortage
shortage
shortage
shortage
shortage
shortage
shortage
shortage
shortage
shortage
shortage
shortage
shortage
shortage
shortage
shortage
shortage
shortage
shortage
shortage
shortage
shortage
shortage
shortage
shortage
shortage
shortage
shortage
shortage
shortage
need
need
need
need
need
need
dear
dear
dear
dear
dear
dear
dear
dear
dear
dear
dear
dear
shortage
shortage
shortage
shortage
shortage
shortage
shortage
shortage
shortage
shortage
shortage
shortage
shortage
shortage
shortage
less
less
less
less
less
less
less
less
less
less
less
less
low_fat
low_sodium
low_fat
need








`,
},
'use': {
'uses.tsv': `#
#
cakes
cookies
brownies
muffins
quick breads
biscuits
pancakes
pastry
bread
baking
custard
omelettes
scrambles
meringue
whipping
frosting
creamed cakes
meatballs
breading
frying
sauteing
roasting
roasts
searing
grilling
soups
stews
braises
curries
sauces
pasta
pasta sauces
noodles
salads
dressings
stir-fries
drinks
desserts
sandwiches
melting
tacos
toppings
mash
mild dishes`,
},
'words': {
'uses.tsv': `#
#
cupcake, gateau, torte, bundt, traybake, gingerbread, shortcake, madeleine, fondant
shortbread, snickerdoodle, biscotti, macaroon
blondie
cupcake
banana bread, pumpkin bread, zucchini bread, soda bread, cornbread, scone, muffin, donut, doughnut
scone, shortcake
crepe, waffle, blini, hotcake
pie, tart, tartlet, galette, turnover, strudel, empanada, quiche, danish
challah, focaccia, bagel, brioche, sourdough, knead
cake, cupcake, cookie, muffin, brownie, blondie, scone, bread, pie, tart, galette, shortbread, batter, dough, traybake, bundt
quiche, flan, rice pudding, eggnog, brulee, carbonara, curd, nata, french toast, frittata, bread pudding
omelet, scramble, scrambled, frittata, hard boiled, poached, fried egg
omelette, omelet, scrambled, frittata, fried rice
pavlova, stiff peak, macaron
whip, whipped, soft peak, stiff peak
buttercream, icing, frost, ganache
light and, fluffy, cream together
meatloaf, rissole, kofta, crab cake, fritter, croquette, patty, burger, latke, pancake potato, potato pancake
dredge, breaded, crusted, schnitzel, cutlet, nugget, fried chicken, and chip
fry, fried, deep fry, skillet
saute, skillet, sweat, soften
roast, roasted, sheet pan
roast, roasted, sheet pan
sear, seared
grill, grilled, sear, seared, skewer, kebab, barbecue, bbq
bisque, chowder, minestrone, borscht, pho, ramen
goulash, ragu, braise, casserole, slow cooker, tagine, jambalaya, gumbo, chili, bolognese
pot roast, slow cooker, birria, barbacoa, stew
masala, korma, dahl, dal, tikka, panang, vindaloo, satay
gravy, bechamel, roux, thicken, alfredo, stroganoff, slurry, smothered, creamed, pan sauce
spaghetti, linguine, fettuccine, macaroni, mac, penne, lasagna, carbonara, alfredo, ravioli, orzo, gnocchi
bolognese, ragu, lasagna, spaghetti
lo mein, chow mein, ramen, pho, pad thai, dan dan
slaw, coleslaw
vinaigrette, ranch
stir fried, wok, fried rice, lo mein, chow mein, kung pao, pad thai
sangria, mimosa, spritz, float, smoothie, latte, milkshake, cocktail, hot chocolate, margarita, lemonade, punch, tea, coffee
ice cream, gelato, cheesecake, mousse, tiramisu, panna cotta, pudding, trifle, fudge, sorbet, parfait
grilled cheese, panini, slider, melt, toast, burger
melt, melted, pizza, quesadilla, nacho, lasagna, grilled cheese, mac and, enchilada, queso
burrito, enchilada, fajita, quesadilla, taquito, nacho
sprinkle, garnish, top with, dollop
mashed
too spicy, too hot, not spicy, less spicy, less hot, less heat`,
},
} as const); // prettier-ignore
