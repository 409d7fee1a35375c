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
coconut sugar, palm sugar, jaggery, piloncillo, panela, date sugar, gur, maple sugar



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
1
1/2
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
1/4
1
#
7/8
1
1
1
7/8
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
2
2
1 1/2
#
1
1/2 cup for 1 teaspoon
1/2
#
1
2
2
2
1
2
#
1
1
2
1
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
1
1/2
1/2
#
1 tablespoon for 1
1 tablespoon for 1
2 teaspoon for 1
#
2
2
4
1
#
3 tablespoon for 1 ounce
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
1
1
1/2
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
1/2
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
3/4
1
3/4
1
1
1/2
1/2
1/2
1/2
#
1
1
1
1
1
1/2
1
1/2
#
1
1
1
1
3/4
1
3/4
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
2 tablespoon for 1
1 tablespoon for 1
1 tablespoon for 1
1/4 cup for 1
1 tablespoon for 1
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
3 tablespoon for 1
3 tablespoon for 1
2 tablespoon for 1
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
1
1
1
3/4
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
1
1/2
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
1/4
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
1/2
1/3
1
1
1
1/2
1
#
1
1
1/2
1
1/2
1
#
1/3
1
1
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
1
1
1/2
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
1
1
1
1 1/4
1
1/2
1
1
#
1
1
1/4
1
1
1/2
#
1
1/2
1/2
1
1
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
1/2
1
1/2
#
1
1
1
1
#
1
1/2 teaspoon for 1
1/2 teaspoon for 1
1
1/2
1
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
1/4 teaspoon for 1 tablespoon
1
1
1
1/2
1/2
1
#
1/8 teaspoon for 1
1/2
1 teaspoon for 1
1 tablespoon for 1
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
1/2
1
1
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
1
1/3
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
1
1/2
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
1/4
1
1
1/2
1/2
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
1/4
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
3 tablespoon for 1
1/2 cup for 1
2 tablespoon for 1
2 tablespoon for 1`,
'produce.tsv': `#
#
1
3
1
1
1
1
1
1/4
1/4 teaspoon for 1
1 tablespoon for 1
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
3
1
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
1/4 teaspoon for 1
1
1/2 teaspoon for 1
1
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
1/2 cup for 1
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
1/3
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
#
3
3
1
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
1
1
1/4
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
1 tablespoon for 1
1
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
1/2
1
1/2
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
1/2
1
1/2
1
1/2
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
1/2
1
1
#
1
1/3
1/2
1/2
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
#
1
1
1
1
1
#
1/4
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
1/2
1/2
1
1/12
1/2
1
1/3
1/3
#
1/2 teaspoon for 1 teaspoon
2
1
1
1
1
2
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
1/2
1
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
3/4
1
1 teaspoon for 1 cup
1
1
2/3
1
1
1/2
1/2
#
1
1
3/4
3/4
1
1
1
1
#
1
1
1
3/4
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
1
1
3/4
1
1
1
1 teaspoon for 1 cup
#
1
1
1
1
1 1/4
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
1
3/4
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
gluten-free flour
oat flour
almond flour
whole wheat flour
flour
rice flour
coconut flour
buckwheat flour
cornstarch
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
almond flour
coconut flour
cassava flour
#
flour + 2 tablespoons cornstarch for each cup
gluten-free flour
almond flour
rice flour
flour
oat flour
#
flour + 1 1/2 teaspoons baking powder and 1/4 teaspoon salt for each cup
gluten-free flour + 1 1/2 teaspoons baking powder for each cup
oat flour + 1 1/2 teaspoons baking powder for each cup
almond flour + 1 teaspoon baking powder for each cup
#
sunflower seed flour
oat flour
pumpkin seed
coconut flour
hazelnut flour
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
arrowroot
tapioca starch
potato starch
cornstarch
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
lemon juice
white vinegar
baking powder
#
baking powder
sourdough starter
baking soda + 1/2 teaspoon lemon juice for each 1/2 teaspoon
#
guar gum
psyllium husk
ground flaxseed
chia seed
xanthan gum
cornstarch
#
agar agar
pectin
cornstarch
carrageenan
arrowroot
#
gelatin
pectin
agar agar
cornstarch
arrowroot
#
vanilla bean paste
vanilla powder
vanilla bean
maple syrup
almond extract
cinnamon
#
vanilla bean paste
vanilla extract
vanilla powder
#
vanilla extract
vanilla powder
amaretto
orange zest
#
cocoa powder + 1 tablespoon coconut oil for each ounce
dairy-free chocolate chip
carob chip
dark chocolate
sugar-free chocolate chip
cacao nib
raisin
#
vegan white chocolate
milk chocolate
cocoa butter + 1/2 cup powdered sugar for each cup
coconut butter
macadamia nut
dark chocolate
#
carob powder
cacao powder
dark chocolate
cocoa powder
instant coffee
#
gluten-free bread crumb
panko
crushed corn flakes
rolled oats
almond flour
crushed pork rind
crushed rice cracker
crushed cracker
crushed potato chip
desiccated coconut
ground flaxseed
#
gluten-free graham cracker
almond flour
rolled oats
crushed pretzel
crushed vanilla wafer
pecan
desiccated coconut
#
pound cake
gluten-free cookie
vegan cookie
biscotti
graham cracker
panettone
#
oat milk + 3 tablespoons cornstarch and 1/4 cup sugar for each cup
coconut milk + 3 tablespoons cornstarch and 1/4 cup sugar for each cup
milk + 3 tablespoons cornstarch and 1/4 cup sugar for each cup
greek yogurt
silken tofu + 1/4 cup maple syrup for each cup
#
aquafaba + 1 tablespoon sugar for each 2 tablespoons
whipped cream
coconut cream
vegan marshmallow
#
vegan pie crust
gluten-free pie crust
puff pastry
phyllo dough
almond flour
hash brown
pie crust
#
vegan marshmallow
marshmallow creme
brown rice syrup
aquafaba
#
polenta
cornmeal
almond flour
rice flour
semolina
millet
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
graham cracker
vanilla wafer
gingersnap
rolled oats
almond flour
pecan
#
cream cheese + 1/4 cup powdered sugar for each cup
vegan butter + 1 cup powdered sugar for each 1/2 cup
coconut cream
whipped cream
powdered sugar
#
chopped nut
chocolate shaving
desiccated coconut
cacao nib
sugar
#
chocolate chip
dairy-free chocolate chip
caramel sauce
date
dried cherry
#
jam
custard
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
star anise
vanilla extract`,
'cheeses.tsv': `#
#
vegan cream cheese
mascarpone
ricotta
cottage cheese
greek yogurt
silken tofu + 1 tablespoon lemon juice for each cup
cashew cream + 1 tablespoon lemon juice for each cup
coconut cream + 1 tablespoon lemon juice for each cup
hummus
#
cream cheese
vegan cream cheese
coconut cream
cashew cream
ricotta
creme fraiche
#
nutritional yeast
vegan parmesan
pecorino romano
asiago
parmesan
toasted bread crumb
ground cashew
hemp seed
#
vegan cheddar
gouda
monterey jack
cheddar
nutritional yeast
swiss cheese
cashew cream
hummus
avocado
#
vegan mozzarella
provolone
monterey jack
mozzarella
cashew cream
firm tofu
nutritional yeast
avocado
#
cottage cheese
ricotta
firm tofu
vegan ricotta
cashew cream
mascarpone
goat cheese
#
feta
goat cheese
queso fresco
vegan feta
firm tofu + 1 tablespoon lemon juice for each cup
ricotta salata
green olive
avocado
#
gruyere
swiss cheese
fontina
cheddar
vegan cheese
nutritional yeast
cashew cream
#
extra firm tofu
halloumi
paneer
tempeh
chickpea
cauliflower
#
feta
goat cheese
gorgonzola
vegan blue cheese
vegan feta
firm tofu + 1 tablespoon lemon juice for each cup
parmesan
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
vegan cream cheese
cashew cream + 1 tablespoon nutritional yeast for each cup
vegan cheese
fontina
#
mozzarella
monterey jack
string cheese
muenster
vegan mozzarella`,
'dairy-eggs.tsv': `#
#
vegan butter
olive oil
coconut oil
vegetable oil
margarine
clarified butter
unsweetened applesauce
mashed banana
greek yogurt
applesauce + 1 tablespoon vegetable oil for each 1/2 cup
#
oat milk
soy milk
almond milk
lactose-free milk
rice milk
evaporated milk + 1/2 cup water for each cup
coconut milk
half and half + 1/2 cup water for each cup
#
milk + 1 tablespoon lemon juice for each cup
soy milk + 1 tablespoon lemon juice for each cup
oat milk + 1 tablespoon lemon juice for each cup
almond milk + 1 tablespoon lemon juice for each cup
plain yogurt + 1/4 cup milk for each cup
kefir
sour cream + 1/4 cup water for each cup
#
milk + 1/3 cup butter for each cup
coconut cream
half and half
evaporated milk
vegan whipping cream
cashew cream
oat cream
silken tofu
full-fat coconut milk
#
greek yogurt
vegan sour cream
coconut cream + 1 tablespoon lemon juice for each cup
cashew cream + 1 tablespoon lemon juice for each cup
silken tofu + 1 tablespoon lemon juice for each cup
creme fraiche
#
coconut yogurt
soy yogurt
sour cream
buttermilk
silken tofu + 1 tablespoon lemon juice for each cup
coconut cream + 1 tablespoon lemon juice for each cup
greek yogurt
yogurt
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
aquafaba
agar agar + 1 tablespoon water for each egg white
ground flaxseed + 2 tablespoons water for each egg white
silken tofu
meringue powder + 2 tablespoons water for each egg white
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
oat milk
aquafaba
mayonnaise
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
butter
coconut oil
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
butter
vegan butter
shortening
avocado oil
olive oil
canola oil
unsweetened applesauce
greek yogurt
#
olive oil
peanut oil
avocado oil
walnut oil
canola oil
tahini
#
olive oil
avocado oil
sunflower oil
sesame oil
#
butter
coconut oil
vegan butter
lard
margarine
vegetable oil
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
avocado
unsweetened applesauce
greek yogurt
#
vegetable oil
butter
olive oil
coconut oil`,
'grains.tsv': `#
#
quinoa
cauliflower rice
brown rice
basmati rice
couscous
bulgur
millet
barley
lentil
orzo
broccoli
#
sushi rice
pearl barley
brown rice
quinoa
cauliflower rice
orzo
rice
#
quinoa
brown rice
millet
cauliflower rice
buckwheat
rice
bulgur
couscous
barley
#
brown rice
couscous
millet
buckwheat
quinoa
cauliflower rice
bulgur
rice
#
quinoa flake
gluten-free oats
buckwheat
puffed rice
chia seed
coconut flake
rolled oats
barley flake
hemp seed
quinoa
#
gluten-free pasta
zucchini noodle
chickpea pasta
spaghetti squash
rice noodle
red lentil pasta
brown rice pasta
spaghetti
eggplant
zucchini
penne
shirataki noodle
quinoa
#
rice paper
spring roll wrapper
phyllo dough
cabbage
wonton wrapper
lettuce
#
rice noodle
spaghetti
glass noodle
zucchini noodle
gluten-free pasta
shirataki noodle
rice paper
cabbage
udon noodle
egg noodle
#
glass noodle
rice noodle
zucchini noodle
angel hair pasta
shirataki noodle
lettuce
spaghetti squash
#
gluten-free bread
bread
whole wheat bread
baguette
corn tortilla
lettuce
sweet potato
rice cake
portobello mushroom
pita
flour tortilla
almond flour bread
cooked quinoa
collard green
#
corn tortilla
lettuce
gluten-free tortilla
collard green
flour tortilla
rice paper
pita
gluten-free bread
rice
#
rice cracker
gluten-free cracker
crushed corn flakes
panko
tortilla chip
cucumber
carrot
potato chip
popcorn
toasted pumpkin seed
#
gluten-free pizza crust
cauliflower crust
pita
flour tortilla
portobello mushroom
polenta
eggplant
corn tortilla
#
flour + 1 1/2 teaspoons baking powder and 1 tablespoon butter for each cup
gluten-free baking mix
gluten-free flour + 1 1/2 teaspoons baking powder for each cup
oat flour + 1 1/2 teaspoons baking powder for each cup
flour + 1 1/2 teaspoons baking powder and 1 tablespoon oil for each cup
almond flour + 1 teaspoon baking powder for each cup
#
ground flaxseed
oat bran
chia seed
rice bran
hemp seed
sunflower seed
#
challah
brioche
french bread
sourdough bread
white bread
hamburger bun
gluten-free bread
lettuce`,
'herbs-spices.tsv': `#
#
oregano
dried basil
parsley
spinach
mint
thyme
arugula
#
parsley
basil
mint
scallion
dill
celery leaf
#
dried parsley
chervil
cilantro
basil
chive
celery leaf
arugula
#
dried thyme
oregano
thyme
marjoram
rosemary
italian seasoning
basil
sage
#
dried thyme
dried oregano
juniper berry
rosemary
#
oregano
dried thyme
dried basil
sage
italian seasoning
#
salt-free seasoning
lemon juice
potassium salt
garlic powder
nutritional yeast
kosher salt
sea salt
salt
smoked paprika
cider vinegar
#
white pepper
black pepper
cayenne pepper
paprika
ground ginger
allspice
#
coriander
cumin
caraway seed
chili powder
curry powder
garam masala
taco seasoning
fennel seed
#
smoked paprika
sweet paprika
chili powder
cayenne pepper
ancho chili powder
turmeric
sumac
ground cumin
beet powder
#
paprika
red pepper flake
cayenne pepper
hot sauce
taco seasoning
chipotle powder
black pepper
ground ginger
#
garam masala
curry powder
turmeric + 1/2 teaspoon cumin for each teaspoon
cumin
allspice
#
chili powder + 1/2 teaspoon cumin for each tablespoon
paprika + 1/4 teaspoon cayenne and 1/2 teaspoon oregano for each tablespoon
cajun seasoning
salt-free seasoning
#
five spice powder
anise seed
fennel seed
star anise
allspice
cloves
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
paprika
safflower
annatto
ground ginger
#
ground ginger
galangal
ginger paste
ginger
allspice
cinnamon
lemongrass
#
garlic powder
shallot
garlic-infused olive oil
chive
asafoetida
ginger
scallion
garlic
cumin
fennel
#
lime zest
lemon zest
basil
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
chervil
dill
basil
fennel seed
fennel
parsley
thyme
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
parsley
dill
onion powder
#
tarragon
fennel
dried dill
parsley
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
poultry seasoning
marjoram
rosemary
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
turmeric
safflower
paprika
annatto
curry powder
#
poppy seed + 1/2 teaspoon garlic powder and 1/2 teaspoon onion powder for each tablespoon
sesame seed + 1/2 teaspoon garlic powder and 1/2 teaspoon onion powder for each tablespoon
garlic powder
nigella seed
za'atar
#
dried dill + 1 teaspoon garlic powder and 1 teaspoon onion powder for each tablespoon
dried parsley + 1 teaspoon garlic powder and 1 teaspoon onion powder for each tablespoon
salt-free seasoning
italian seasoning
#
black pepper + 1 teaspoon lemon zest for each teaspoon
salt-free seasoning
za'atar
#
old bay seasoning
cajun seasoning
paprika + 1/4 teaspoon cayenne and 1/2 teaspoon oregano for each tablespoon
salt-free seasoning
smoked paprika
#
vegetable bouillon
seasoned salt
onion powder + 1/2 teaspoon salt for each teaspoon
nutritional yeast
#
smoked paprika
chipotle powder
smoked salt
soy sauce
#
celery leaf
mustard seed
curry leaf
fenugreek
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
vegetable broth
low-sodium chicken broth
low-sodium vegetable broth
mushroom broth
water + 1 teaspoon salt for each quart
beef broth
chicken broth
miso broth
vegetable bouillon + 1 cup water for each teaspoon
white wine
coconut milk
#
mushroom broth
vegetable broth
chicken broth
red wine
beef broth
water + 1 tablespoon tomato paste for each cup
#
chicken broth
mushroom broth
water + 1 teaspoon salt for each quart
miso broth
vegetable broth
#
vegetable broth
chicken broth
kombu dashi
mushroom broth
fish stock
water + 1 teaspoon salt for each quart
#
chicken broth + 1 tablespoon lemon juice for each cup
vegetable broth + 1 tablespoon lemon juice for each cup
white grape juice + 1 tablespoon white vinegar for each cup
apple juice + 1 tablespoon lemon juice for each cup
white wine vinegar + 3/4 cup water for each cup
dry vermouth
non-alcoholic white wine
lemon juice + 3/4 cup water for each cup
#
beef broth + 1 tablespoon red wine vinegar for each cup
grape juice + 1 tablespoon red wine vinegar for each cup
pomegranate juice
cranberry juice
vegetable broth + 1 tablespoon balsamic vinegar for each cup
non-alcoholic red wine
mushroom broth + 1 tablespoon balsamic vinegar for each cup
sherry
apple juice + 1 tablespoon balsamic vinegar for each cup
#
dry sherry
white wine
shaoxing wine
rice vinegar + 1/2 teaspoon sugar for each tablespoon
white grape juice + 1 teaspoon rice vinegar for each 1/4 cup
apple juice
chicken broth
vegetable broth
#
non-alcoholic beer
sparkling water
chicken broth
gluten-free beer
beef broth
apple juice
vegetable broth
ginger ale
mushroom broth
#
apple juice
orange juice
white grape juice
vanilla extract
coffee
brandy
rum
bourbon
water
sparkling water
maple syrup
#
decaffeinated coffee
chicory coffee
cocoa powder
hot water
black tea
barley malt coffee
#
heavy cream
cashew cream
oat cream
greek yogurt
soy milk + 1 tablespoon cornstarch for each cup
oat milk + 1 tablespoon cornstarch for each cup
evaporated milk
almond milk
coconut cream
silken tofu
#
oat milk
soy milk
rice milk
almond milk
milk
coconut milk
hemp milk
#
coconut cream
oat cream
milk + 1 tablespoon butter for each cup
vegan whipping cream
evaporated milk
greek yogurt
cashew cream
soy cream
heavy cream
aquafaba
#
vegan ice cream
sorbet
frozen banana
coconut yogurt
frozen yogurt
#
coconut milk powder
soy milk powder
oat milk
milk
rice milk
#
sparkling water
vegetable broth
apple juice
coconut water
water
#
apple juice
white grape juice
orange juice
vegetable juice
tomato sauce + 1/2 cup water for each cup
cranberry juice
#
sherry
madeira
grape juice + 1 teaspoon cider vinegar for each 1/4 cup
chicken broth + 1 teaspoon balsamic vinegar for each 1/4 cup
vegetable broth + 1 teaspoon balsamic vinegar for each 1/4 cup
red wine + 1 teaspoon brown sugar for each 1/4 cup
cranberry juice
coffee
#
rice vinegar + 1/2 teaspoon sugar for each tablespoon
white grape juice + 1 teaspoon rice vinegar for each 1/4 cup
dry sherry + 1/2 teaspoon sugar for each tablespoon
sake + 1 teaspoon sugar for each tablespoon
apple juice + 1/2 teaspoon rice vinegar for each tablespoon
white wine + 1 teaspoon sugar for each tablespoon
#
orange juice + 1/4 teaspoon orange zest for each tablespoon
brandy
orange extract
lemon juice
#
coffee + 1 teaspoon sugar for each tablespoon
heavy cream + 1 teaspoon instant coffee for each 1/4 cup
coconut cream + 1 teaspoon instant coffee for each 1/4 cup
chocolate syrup
#
almond extract
vanilla extract
orange juice
#
sparkling water + 1/4 cup white grape juice for each cup
ginger ale
sparkling wine
non-alcoholic white wine
dry white wine
chicken broth + 1 tablespoon lemon juice for each cup
#
chicken broth + 1 tablespoon lemon juice for each cup
vegetable broth + 1 tablespoon lemon juice for each cup
grape juice + 1 tablespoon cider vinegar for each cup
non-alcoholic red wine
cranberry juice
#
black tea
rooibos tea
decaffeinated tea
coffee
#
sparkling water + 2 tablespoons lemon juice and 2 tablespoons sugar for each cup
sparkling water
apple juice
ginger ale
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
cooked lentil
plant-based ground beef
ground chicken
mushroom
textured vegetable protein
black bean
ground lamb
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
firm tofu
chickpea
turkey breast
tempeh
seitan
cauliflower
jackfruit
chicken thigh
pork loin
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
pork loin
chicken breast
turkey breast
beef chuck
lamb
seitan
eggplant
portobello mushroom
firm tofu
jackfruit
#
portobello mushroom
mushroom
lamb
seitan
chicken thigh
pork shoulder
venison
jackfruit
lentil
tempeh
firm tofu
eggplant
#
chicken thigh
beef chuck
jackfruit
turkey breast
firm tofu
lamb
seitan
mushroom
tempeh
beef short rib
#
beef chuck
chicken thigh
goat
mushroom
eggplant
chickpea
seitan
jackfruit
beef
#
turkey bacon
tempeh
smoked tofu
mushroom
coconut flake
pancetta
beef bacon
smoked paprika
eggplant
smoked turkey
smoked salmon
#
smoked turkey
smoked tofu
turkey ham
turkey pepperoni
tempeh
mushroom
prosciutto
roasted red pepper
bresaola
smoked salmon
roast beef
#
chicken sausage
turkey sausage
vegan sausage
ground turkey + 1 teaspoon fennel seed and paprika for each pound
ground pork + 1 teaspoon fennel seed and paprika for each pound
tempeh
mushroom
chickpea
ground beef + 1 teaspoon fennel seed and paprika for each pound
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
mushroom
cooked lentil
chicken thigh
chicken liver
sunflower seed
#
chickpea
tempeh
seitan
chicken breast
paneer
white bean
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
mushroom
jackfruit
black bean
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
portobello mushroom
pork tenderloin
chicken breast
seitan
lamb chop
firm tofu
mushroom
tempeh
cauliflower
jackfruit
venison`,
'nuts-legumes.tsv': `#
#
sunflower seed
pumpkin seed
roasted chickpea
walnut
almond
pecan
cashew
toasted coconut
hemp seed
rolled oats
sesame seed
water chestnut
#
sunflower seed butter
almond butter
tahini
soy nut butter
cashew butter
pumpkin seed butter
peanut butter
hummus
coconut butter
#
chocolate sunflower seed spread
dairy-free chocolate chip
sunflower seed butter + 1 tablespoon cocoa powder for each 1/4 cup
almond butter + 1 tablespoon cocoa powder for each 1/4 cup
peanut butter + 1 tablespoon cocoa powder for each 1/4 cup
dark chocolate
#
sunflower seed
hemp seed
poppy seed
pumpkin seed
chia seed
ground flaxseed
sesame seed
slivered almond
psyllium husk
nigella seed
#
sliced almond
rolled oats
chopped walnut
sunflower seed
desiccated coconut
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
cauliflower
eggplant
quinoa
green pea
ground beef
#
split pea
chickpea
red lentil
black bean
mung bean
quinoa
mushroom
cauliflower
lentil
ground beef
#
baba ganoush
guacamole
white bean
hummus
greek yogurt
#
egg white
ground flaxseed + 3 tablespoons water for each tablespoon
egg substitute
#
vegan protein powder
hemp seed
greek yogurt
almond butter
chia seed`,
'produce.tsv': `#
#
leek
shallot
onion
scallion
fennel
celery
chive
garlic-infused olive oil
asafoetida
onion powder
cabbage
carrot
#
celery
bok choy
cabbage
onion
endive
carrot
#
fennel
carrot
cucumber
bok choy
green bell pepper
jicama
parsnip
celery
onion
water chestnut
#
parsnip
carrot
sweet potato
turnip
butternut squash
radish
red bell pepper
zucchini
#
sweet potato
cassava
potato
banana
taro
zucchini
#
cauliflower
sweet potato
turnip
parsnip
celery root
butternut squash
radish
potato
white bean
zucchini
rutabaga
#
canned tomato
roasted red pepper
tomato
tomato sauce
red bell pepper
sun-dried tomato
canned pumpkin
beet
tomatillo
mango
#
poblano pepper
zucchini
carrot
roasted red pepper
celery
green bell pepper
red bell pepper
tomato
cucumber
#
jalapeno
serrano pepper
cayenne pepper
green bell pepper
red pepper flake
poblano pepper
smoked paprika
ginger
black pepper
horseradish
#
eggplant
zucchini
firm tofu
shiitake mushroom
mushroom
sun-dried tomato
portobello mushroom
oyster mushroom
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
broccoli
brussels sprout
cucumber
bok choy
#
broccoli
cauliflower
green bean
asparagus
zucchini
brussels sprout
snow pea
spinach
edamame
cabbage
heart of palm
#
yellow squash
zucchini
eggplant
mushroom
cucumber
carrot
portobello mushroom
celery
cauliflower
#
sweet potato
canned pumpkin
butternut squash
carrot
acorn squash
unsweetened applesauce
zucchini noodle
#
pea
hominy
red bell pepper
cauliflower
edamame
carrot
white bean
zucchini
#
hummus
mashed pea
edamame
olive oil
banana
greek yogurt
mango
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
canned pumpkin
pear
apple
mango
avocado
peach
mashed banana
pineapple
strawberry
#
raspberry
blueberry
strawberry
cherry
grape
blackberry
dried cranberry
kiwi
#
dried cranberry
raisin
dried apricot
date
prune
dried cherry
blueberry
apple
chocolate chip
#
apricot jam
mashed raspberry + 1 tablespoon chia seed for each cup
honey
fruit puree
unsweetened applesauce
sugar-free jam
maple syrup
jam
#
wakame
nori
rice paper
spinach
dried shiitake
lettuce
#
tomato sauce
tomato puree
ketchup
sun-dried tomato
roasted red pepper
miso
#
tomato paste
cherry tomato
roasted red pepper
kalamata olive
#
tomato
salsa
green bell pepper
#
onion
red onion
scallion
leek
chive
garlic-infused olive oil
garlic
fennel
asafoetida
#
chive
leek
shallot
red onion
cilantro
parsley
#
chipotle powder
smoked paprika + 1/4 teaspoon cayenne for each
harissa
jalapeno
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
portobello mushroom
mushroom
yellow squash
bell pepper
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
corn
snow pea
zucchini
spinach
broccoli
carrot
#
heart of palm
artichoke heart
asparagus
white bean
mushroom
green olive
zucchini
#
cabbage
snow pea
water chestnut
carrot
#
napa cabbage
brussels sprout
cabbage
kale
bok choy
broccoli
carrot
romaine lettuce
#
potato
taro
okra
egg
#
apricot jam
marmalade
honey + 1 teaspoon orange zest for each tablespoon
jam
maple syrup + 1 teaspoon orange zest for each tablespoon
sugar-free jam
#
orange
mandarin
grapefruit
pineapple
mango
orange juice
#
orange juice
lemon juice
pineapple juice
apple juice
lime juice
#
sunflower seed
pumpkin seed
slivered almond
pine nut
hemp seed
sesame seed
roasted chickpea
#
cranberry
apple
gooseberry
strawberry
plum
#
dried cranberry
cherry
raspberry
pomegranate
red currant
gooseberry
#
jicama
celery
water chestnut
bamboo shoot
snow pea
radish
#
swiss chard
cabbage
collard green
romaine lettuce`,
'sauces.tsv': `#
#
gluten-free tamari
coconut aminos
low-sodium soy sauce
liquid aminos
miso + 1/2 tablespoon water for each tablespoon
worcestershire sauce
fish sauce
mushroom broth + 1/4 teaspoon salt for each tablespoon
soy sauce
balsamic vinegar
rice vinegar
#
soy sauce
coconut aminos + 1/4 teaspoon salt for each tablespoon
vegan fish sauce
gluten-free tamari
miso
worcestershire sauce
liquid aminos
salt
#
vegetarian oyster sauce
hoisin sauce
soy sauce + 1/2 teaspoon sugar for each tablespoon
coconut aminos + 1/4 teaspoon arrowroot for each tablespoon
gluten-free tamari + 1/2 teaspoon brown sugar for each tablespoon
teriyaki sauce
fish sauce + 1/2 teaspoon sugar for each tablespoon
#
coconut aminos + 1/2 teaspoon honey for each tablespoon
gluten-free tamari + 1 teaspoon brown sugar for each tablespoon
hoisin sauce
teriyaki sauce
barbecue sauce
soy sauce + 1 teaspoon brown sugar for each tablespoon
coconut aminos + 1/2 teaspoon maple syrup for each tablespoon
tomato paste + 1 teaspoon maple syrup for each tablespoon
#
vegan worcestershire sauce
soy sauce
coconut aminos
balsamic vinegar
gluten-free tamari + 1/2 teaspoon cider vinegar for each tablespoon
worcestershire sauce
fish sauce
tamarind paste
#
soy sauce
chickpea miso
coconut aminos + 1/4 teaspoon salt for each tablespoon
tahini + 1/4 teaspoon salt for each tablespoon
gluten-free tamari
vegetable bouillon
fish sauce
nutritional yeast
#
vegan mayonnaise
greek yogurt
avocado
hummus
sour cream
silken tofu + 1 tablespoon lemon juice for each cup
cashew cream + 1 tablespoon lemon juice for each cup
olive oil + 1 tablespoon lemon juice for each cup
aquafaba mayonnaise
mashed white bean
#
dijon mustard
mustard powder + 1 teaspoon white vinegar for each tablespoon
horseradish
wasabi paste
mayonnaise
turmeric + 1 teaspoon cider vinegar for each tablespoon
cider vinegar
hummus
yellow mustard
#
tomato paste + 1 teaspoon cider vinegar and 1 teaspoon sugar for each tablespoon
tomato sauce + 1 tablespoon cider vinegar and 1 tablespoon sugar for each cup
barbecue sauce
sugar-free ketchup
salsa
chili sauce
roasted red pepper
#
ketchup + 1 tablespoon brown sugar and 1 tablespoon cider vinegar for each cup
tomato sauce + 2 tablespoons molasses and 1 tablespoon cider vinegar for each cup
hoisin sauce
teriyaki sauce
sugar-free barbecue sauce
#
cayenne pepper
sriracha
sambal oelek
hot sauce
red pepper flake + 1/2 teaspoon white vinegar for each teaspoon
harissa
tomato paste + 1/4 teaspoon cayenne for each tablespoon
sweet paprika
ketchup
#
sunflower seed butter
cashew butter
almond butter
greek yogurt
peanut butter
olive oil
pumpkin seed butter
#
vegan pesto
chimichurri
basil + 1/4 cup olive oil for each cup
olive tapenade
marinara sauce
sun-dried tomato in oil
#
tomato paste + 1/2 cup water for each cup
crushed tomato
canned tomato
tomato puree
roasted red pepper
pesto
canned pumpkin
ketchup
#
vegan ranch dressing
greek yogurt
tahini + 1 tablespoon lemon juice for each 3 tablespoons
mayonnaise
vinaigrette
hummus
guacamole
olive oil + 1 tablespoon lemon juice for each 3 tablespoons
salsa
#
salsa
guacamole
olive oil + 1 tablespoon lemon juice for each 3 tablespoons
hummus
greek yogurt
vegan ranch dressing
tahini + 1 tablespoon lemon juice for each 3 tablespoons
vinaigrette
diced tomato
#
cider vinegar
lemon juice
white wine vinegar
rice vinegar
lime juice
white vinegar
red wine vinegar
#
red wine vinegar + 1/2 teaspoon sugar for each tablespoon
cider vinegar + 1/2 teaspoon brown sugar for each tablespoon
sherry vinegar
pomegranate molasses
lemon juice + 1/2 teaspoon maple syrup for each tablespoon
cider vinegar
lemon juice
#
lime juice
lemon juice
cider vinegar
white wine vinegar
orange juice
citric acid
white vinegar
apple juice
sumac
amchur
#
lemon extract
lemon juice
orange zest
lime zest
lemon zest
lemongrass
orange juice
#
vegan kimchi
sauerkraut
dill pickle
napa cabbage + 1 tablespoon rice vinegar for each cup
red cabbage + 1 tablespoon vinegar for each cup
#
caper
green olive
dill pickle
black olive
cucumber
artichoke heart
#
lemon zest
za'atar
lemon juice
amchur
lime zest
vinegar
#
lime juice + 1/2 teaspoon brown sugar for each tablespoon
pomegranate molasses
tamarind paste
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
curry powder + 1 teaspoon ginger and 1 teaspoon lime juice for each tablespoon
indian curry paste
curry powder
turmeric + 1 teaspoon ginger and 1 teaspoon coriander for each tablespoon
#
tahini + 1 tablespoon lime juice for each 1/4 cup
sunflower seed butter + 1 tablespoon lime juice for each 1/4 cup
almond butter + 1 tablespoon lime juice for each 1/4 cup
#
vegan mayonnaise + 1 tablespoon lemon juice for each cup
greek yogurt + 1 tablespoon lemon juice for each cup
mayonnaise + 1 tablespoon lemon juice for each cup
cashew cream + 1 tablespoon lemon juice for each cup
silken tofu + 1 tablespoon lemon juice for each cup
olive oil + 1 tablespoon lemon juice for each 3 tablespoons
#
cream of mushroom soup
bechamel sauce
cashew cream
oat milk + 2 tablespoons olive oil and 2 tablespoons cornstarch for each cup
coconut milk + 1 tablespoon cornstarch for each cup
mushroom broth + 2 tablespoons cornstarch for each cup
sour cream
greek yogurt
#
cashew cream
oat milk + 2 tablespoons olive oil and 2 tablespoons cornstarch for each cup
heavy cream
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
honey + 1 teaspoon sriracha for each tablespoon
maple syrup + 1 teaspoon rice vinegar and 1/4 teaspoon red pepper flake for each tablespoon
sweet chili sauce
hoisin sauce
teriyaki sauce
#
gochujang
miso + 1 teaspoon sambal oelek for each tablespoon
sambal oelek
black bean sauce
#
sriracha + 1/2 teaspoon miso for each tablespoon
miso + 1 teaspoon red pepper flake and 1 teaspoon honey for each tablespoon
doubanjiang
sambal oelek
tomato paste + 1/4 teaspoon cayenne and 1 teaspoon maple syrup for each tablespoon
sriracha
#
sambal oelek + 1/2 teaspoon cumin for each tablespoon
tomato paste + 1/2 teaspoon cayenne and 1/2 teaspoon cumin for each tablespoon
sriracha
chili paste
smoked paprika
#
green olive
dill pickle
kalamata olive
lemon zest
#
relish
dill pickle
caper
green olive
cucumber + 1 teaspoon vinegar for each 1/4 cup
#
balsamic vinegar
rice vinegar
malt vinegar
sherry vinegar
#
sambal oelek
hot sauce
cayenne pepper
red pepper flake + 1/2 teaspoon white vinegar for each teaspoon
gochujang
sriracha
#
balsamic vinegar + 1 teaspoon honey for each tablespoon
pomegranate juice + 1 teaspoon lemon juice for each tablespoon
lemon juice + 1 teaspoon maple syrup for each tablespoon
tamarind paste + 1 teaspoon brown sugar for each tablespoon
cranberry juice
#
pesto
parsley + 1/2 cup olive oil and 2 tablespoons vinegar for each cup
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
chicken breast
king oyster mushroom
heart of palm
firm tofu
white fish
chickpea
vegan shrimp
crawfish
cauliflower
artichoke heart
#
shrimp
heart of palm
jackfruit
white fish
artichoke heart
crab
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
shrimp
oyster mushroom
mussel
clam
heart of palm
white fish
mushroom
white bean
artichoke heart
chicken thigh
#
trout
arctic char
firm tofu
carrot
mackerel
chicken breast
tempeh
salmon
chickpea
tuna
canned salmon
cauliflower
#
chickpea
canned salmon
cooked chicken
jackfruit
watermelon
swordfish
mackerel
firm tofu
white bean
portobello mushroom
tuna
#
cod
haddock
tilapia
halibut
firm tofu
chicken breast
banana blossom
heart of palm
cauliflower
white bean
tempeh
salmon
eggplant
#
caper
miso
soy sauce
green olive
fish sauce
sardine
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
fish sauce
seaweed
anchovy paste
soy sauce
coconut aminos + 1/4 teaspoon salt for each tablespoon
#
tuna steak
swordfish
salmon
mahi mahi
halibut
firm tofu
portobello mushroom
chicken breast
watermelon
eggplant`,
'sweeteners.tsv': `#
#
coconut sugar
maple syrup
honey
brown sugar
stevia
erythritol
monk fruit sweetener
agave nectar
allulose
date
mashed banana
unsweetened applesauce
#
coconut sugar
sugar + 1 tablespoon molasses for each cup
maple syrup
honey
sugar
erythritol + 1 teaspoon molasses for each cup
monk fruit sweetener
date
#
sugar + 1 tablespoon cornstarch for each cup
coconut sugar + 1 tablespoon cornstarch for each cup
erythritol
maple syrup
monk fruit sweetener
honey
#
maple syrup
agave nectar
date syrup
brown rice syrup
sugar + 1/4 cup water for each cup
golden syrup
molasses
corn syrup
sugar-free syrup
stevia
#
honey
agave nectar
date syrup
brown sugar + 1/4 cup water for each cup
golden syrup
corn syrup
sugar-free syrup
stevia
#
maple syrup
honey
golden syrup
simple syrup
sugar + 1/4 cup water for each cup
agave nectar
#
honey
agave nectar
maple syrup
golden syrup
brown rice syrup
sugar + 1/4 cup water for each cup
corn syrup
stevia
#
maple syrup
honey
brown sugar + 1/4 cup water for each cup
golden syrup
date syrup
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
honey
maple syrup
sugar + 1/2 cup water for each cup
sugar-free syrup
#
condensed coconut milk
coconut cream + 1/3 cup sugar for each cup
evaporated milk + 3/4 cup sugar for each cup
oat milk + 1/2 cup sugar for each cup
dulce de leche
#
half and half
coconut milk
heavy cream
soy milk
oat milk
milk
#
coconut cream + 1/2 cup brown sugar for each cup
date syrup
dulce de leche
maple syrup
caramel sauce
golden syrup
condensed milk
#
puffed rice
pretzel
roasted chickpea
mixed nut
rice cake
#
chocolate chip
butterscotch chip
white chocolate chip
dairy-free chocolate chip
carob chip
raisin`,
},
'flavor': {
'baking.tsv': `#
#
slight
noticeable
noticeable
noticeable
slight
slight
noticeable
strong
none
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
strong
strong
noticeable
#
none
slight
noticeable
slight
slight
noticeable
#
none
slight
noticeable
noticeable
#
slight
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
noticeable
noticeable
none
none
#
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
noticeable
noticeable
slight
noticeable
#
slight
none
noticeable
slight
slight
noticeable
strong
#
slight
noticeable
slight
noticeable
strong
noticeable
#
noticeable
none
slight
none
strong
#
none
slight
slight
slight
noticeable
noticeable
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
slight
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
#
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
#
none
slight
noticeable
noticeable
#
none
none
noticeable
slight
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
slight
noticeable
noticeable
slight
#
noticeable
slight
noticeable
noticeable
slight
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
slight
noticeable`,
'cheeses.tsv': `#
#
slight
slight
noticeable
slight
noticeable
noticeable
slight
noticeable
strong
#
slight
noticeable
noticeable
slight
noticeable
slight
#
noticeable
slight
slight
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
slight
noticeable
strong
strong
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
slight
noticeable
slight
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
slight
slight
noticeable
slight
slight
none
noticeable
noticeable
slight
noticeable
#
slight
slight
slight
none
noticeable
slight
noticeable
none
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
noticeable
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
noticeable
slight
slight
slight
#
slight
slight
slight
noticeable
slight
noticeable
slight
slight
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
slight
noticeable
slight
none
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
none
slight
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
slight
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
noticeable
noticeable
slight
#
none
slight
slight
slight`,
'grains.tsv': `#
#
noticeable
noticeable
slight
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
noticeable
noticeable
noticeable
noticeable
noticeable
slight
#
slight
noticeable
slight
noticeable
noticeable
slight
slight
slight
slight
#
noticeable
noticeable
slight
slight
slight
noticeable
noticeable
slight
#
noticeable
none
noticeable
noticeable
noticeable
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
noticeable
noticeable
slight
none
noticeable
noticeable
none
noticeable
strong
#
noticeable
slight
noticeable
strong
slight
strong
#
slight
slight
noticeable
noticeable
slight
noticeable
noticeable
strong
slight
slight
#
slight
slight
noticeable
noticeable
noticeable
strong
noticeable
#
slight
slight
slight
slight
noticeable
strong
strong
noticeable
strong
noticeable
noticeable
noticeable
strong
strong
#
slight
strong
slight
noticeable
slight
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
strong
strong
noticeable
noticeable
noticeable
#
slight
noticeable
noticeable
noticeable
strong
noticeable
strong
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
slight
noticeable
strong`,
'herbs-spices.tsv': `#
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
#
slight
noticeable
slight
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
slight
slight
slight
slight
slight
#
noticeable
noticeable
slight
noticeable
noticeable
none
none
none
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
#
slight
slight
slight
slight
#
slight
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
slight
#
noticeable
noticeable
noticeable
slight
slight
noticeable
#
slight
noticeable
none
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
slight
#
slight
noticeable
slight
slight
noticeable
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
noticeable
slight
noticeable
slight
strong
#
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
#
none
noticeable
noticeable
#
slight
slight
slight
slight
noticeable
#
none
slight
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
noticeable
slight
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
slight
none
slight
noticeable
noticeable
noticeable
slight
noticeable
slight
noticeable
strong
#
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
slight
#
noticeable
noticeable
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
slight
slight
noticeable
#
slight
noticeable
noticeable
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
noticeable
noticeable
noticeable
#
slight
slight
noticeable
none
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
slight
slight
slight
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
#
noticeable
noticeable
noticeable
noticeable
noticeable
noticeable
noticeable
noticeable
slight
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
noticeable
slight
slight
slight
slight
noticeable
slight
slight
slight
noticeable
#
slight
noticeable
noticeable
noticeable
slight
#
noticeable
slight
slight
slight
slight
#
none
noticeable
noticeable
noticeable
none
#
noticeable
slight
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
slight
noticeable
noticeable
#
slight
slight
slight
none
noticeable
slight
#
slight
noticeable
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
noticeable
noticeable
none
slight
slight
noticeable
#
slight
slight
noticeable
slight
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
noticeable
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
noticeable
noticeable
noticeable
slight
noticeable
#
noticeable
noticeable
slight
noticeable
slight
noticeable
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
noticeable
noticeable
noticeable
noticeable
slight
slight
noticeable
noticeable
slight
strong
#
slight
noticeable
slight
slight
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
noticeable
noticeable
slight
noticeable
#
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
noticeable
noticeable
noticeable
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
slight
slight
noticeable
slight
strong
noticeable
#
slight
noticeable
slight
slight
noticeable
slight
#
noticeable
slight
slight
noticeable
slight
slight
slight
noticeable
slight
noticeable
#
noticeable
noticeable
noticeable
noticeable
none
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
noticeable
noticeable
noticeable
slight
noticeable
#
noticeable
noticeable
slight
slight
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
noticeable
#
noticeable
noticeable
noticeable
slight
noticeable
noticeable
slight
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
slight
slight
noticeable
noticeable
noticeable
noticeable
noticeable
strong
#
slight
noticeable
noticeable
slight
noticeable
slight
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
slight
slight
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
slight
noticeable
noticeable
noticeable
slight
#
none
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
slight
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
#
noticeable
noticeable
noticeable
noticeable
strong
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
noticeable
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
noticeable
noticeable
#
slight
noticeable
noticeable
slight
noticeable
slight
noticeable
slight
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
slight
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
noticeable
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
noticeable
#
slight
noticeable
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
slight
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
#
slight
slight
noticeable
slight
noticeable
slight
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
slight
noticeable
noticeable
noticeable
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
noticeable
noticeable`,
'sauces.tsv': `#
#
none
slight
none
slight
noticeable
noticeable
noticeable
noticeable
none
strong
strong
#
noticeable
noticeable
none
noticeable
noticeable
slight
noticeable
noticeable
#
none
noticeable
slight
slight
slight
noticeable
noticeable
#
noticeable
slight
noticeable
slight
noticeable
slight
noticeable
strong
#
none
noticeable
noticeable
noticeable
noticeable
slight
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
#
none
noticeable
noticeable
noticeable
noticeable
slight
slight
noticeable
none
noticeable
#
slight
slight
noticeable
strong
noticeable
noticeable
noticeable
noticeable
slight
#
slight
slight
noticeable
none
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
noticeable
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
none
noticeable
slight
noticeable
strong
noticeable
#
none
none
slight
none
noticeable
strong
strong
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
strong
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
#
slight
slight
slight
slight
noticeable
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
noticeable
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
noticeable
noticeable
slight
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
noticeable
slight
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
noticeable
#
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
#
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
#
slight
slight
noticeable
slight
noticeable
#
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
#
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
slight
#
slight
slight
noticeable
noticeable
noticeable
#
noticeable
slight
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
noticeable
noticeable
noticeable
noticeable
noticeable
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
noticeable
slight
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
noticeable
noticeable
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
strong
noticeable
noticeable
noticeable
slight
noticeable
noticeable
slight
noticeable
#
noticeable
slight
noticeable
noticeable
strong
slight
noticeable
noticeable
noticeable
noticeable
slight
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
noticeable
noticeable
noticeable
noticeable
slight
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
noticeable
noticeable
noticeable
strong
noticeable`,
'sweeteners.tsv': `#
#
noticeable
noticeable
noticeable
slight
noticeable
slight
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
noticeable
slight
slight
slight
noticeable
#
none
noticeable
slight
noticeable
slight
noticeable
#
slight
slight
noticeable
slight
slight
slight
strong
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
noticeable
#
slight
slight
slight
none
slight
slight
#
noticeable
slight
noticeable
slight
slight
slight
slight
noticeable
#
noticeable
noticeable
slight
noticeable
slight
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
noticeable
none
slight
#
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
#
noticeable
noticeable
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
cakes, cookies, muffins, sauces, breading
pancakes, muffins, cookies
cakes, cookies, crusts, breading
bread, muffins, pancakes
baking, sauces, breading
breading, sauces, cookies
muffins, pancakes
pancakes, crepes, cookies
sauces, breading
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
flatbread, crusts
flatbread
flatbread, pizza
#
cakes, muffins
cakes, muffins
cakes
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
cookies, muffins, crusts
cakes, crusts
muffins, pancakes, cakes
cakes, cookies, macarons
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
fruit fillings, sauces, pies
sauces, soups, breading
sauces, fruit fillings, gravies
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
meringue, baking, syrup
meringue, baking
baking
#
flatbreads, pizza dough, quick breads
bread, pizza dough, rolls
soda bread, flatbreads
#
gluten-free baking, sauces
gluten-free bread, cakes
gluten-free bread, muffins
muffins, bread
gluten-free baking, sauces
sauces
#
jellies, panna cotta, mousse, glazes
jam, fruit jellies, glazes
puddings, pie fillings
panna cotta, mousse
puddings, glazes
#
jellies, panna cotta, mousse
jam, fruit jellies, glazes
jellies, panna cotta, glazes
puddings, pie fillings
puddings, glazes
#
baking, custard, ice cream
baking, custard
custard, ice cream, syrup
baking, oatmeal
cakes, cookies
baking
#
custard, ice cream, baking
custard, ice cream, baking
baking, custard
#
cakes, cookies, frosting
cakes, cookies
cakes, desserts
cakes, cookies
#
cakes, brownies, sauces
cookies, cakes, sauces
cookies, cakes, bars
baking, sauces, desserts
cookies, cakes
cookies, granola
cookies, granola
#
cookies, ganache
cookies, ganache
ganache, desserts
ganache, coating
cookies
cookies, ganache
#
cakes, brownies, drinks
cakes, smoothies, drinks
cakes, brownies, sauces
cakes, brownies, drinks
cakes, tiramisu
#
breading, meatballs, toppings
breading, toppings, meatballs
breading, toppings
meatballs, meatloaf, burgers
breading, meatballs
breading, meatballs
breading, toppings
breading, toppings, meatloaf
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
pies, pavlova, macarons
pies, desserts
pies, desserts
pies
#
pies, tarts, quiche
pies, tarts, quiche
pies, tarts, turnovers
pies, tarts
tarts, pies
quiche, savoury pies
pies, tarts
#
s'mores, crispy treats, cocoa
crispy treats, frosting
crispy treats
toppings
#
cornbread, porridge, breading
cornbread, porridge, breading
cornbread, muffins
breading, cornbread
porridge, cakes
porridge
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
crusts, trifles, cheesecake
crusts, trifles
crusts, trifles
crusts
crusts
crusts
#
cakes, cookies, cupcakes
cakes, cookies, cupcakes
cakes, cupcakes
cakes, cupcakes
cookies, cakes
#
cookies, cakes, desserts
cookies, cakes, desserts
cookies, cakes, desserts
cookies, desserts
cookies
#
cookies, bars, desserts
cookies, bars, desserts
bars, desserts
bars, cookies, desserts
cookies, desserts
#
fillings, tarts, cakes
tarts, fillings
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
candy, syrup
candy, cookies, cakes`,
'cheeses.tsv': `#
#
spreads, dips, frosting, cheesecake
cheesecake, frosting, sauces, desserts
cheesecake, fillings, dips
cheesecake, dips, spreads
dips, spreads, dressings
dips, cheesecake, spreads
cheesecake, spreads, dips
frosting, cheesecake
spreads, sandwiches, dips
#
desserts, frosting, sauces
desserts, frosting, sauces
desserts, frosting
desserts, sauces, fillings
fillings, desserts
sauces, desserts
#
pasta, popcorn, soups, risotto, salads
pasta, pizza, soups
pasta, risotto, salads
pasta, salads, gratins
pasta, risotto, salads
pasta, gratins
pasta, salads
pasta, salads
#
sandwiches, gratins, pasta, tacos
melting, sandwiches, sauces
melting, quesadillas, tacos
melting, sandwiches, sauces
sauces, pasta, soups, gratins
sandwiches, gratins
sauces, gratins, pasta
sandwiches, wraps
tacos, sandwiches, burgers
#
pizza, lasagna, sandwiches
pizza, sandwiches, lasagna
pizza, casseroles
pizza, sandwiches, lasagna
pizza, lasagna
salads, lasagna
pizza, pasta
salads, sandwiches
#
lasagna, fillings, pancakes
lasagna, fillings, dips
lasagna, fillings, shells
lasagna, fillings
lasagna, fillings
desserts, fillings
fillings, pasta
#
salads, wraps, baking, tacos
salads, tarts, pasta
salads, tacos
salads, wraps, baking
salads, wraps, baking
salads, pasta
salads, pasta
salads, tacos, wraps
#
fondue, gratins, quiche, soups
gratins, sandwiches, quiche
melting, gratins, pizza
gratins, sandwiches
gratins, sandwiches
gratins, sauces, soups
gratins, sauces
#
curries, grilling, frying
grilling, frying, curries
curries, frying
curries, frying
curries, salads
curries, grilling
#
salads, dressings, dips
salads, sauces, pizza
sauces, salads, pizza
salads, dips
salads, dressings
salads, dressings
salads, pasta
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
baking, sandwiches, fillings
baking, sauces
sandwiches, baking
melting, sandwiches
#
quesadillas, tacos, melting
quesadillas, tacos, melting
quesadillas, tacos
melting, quesadillas
quesadillas, tacos`,
'dairy-eggs.tsv': `#
#
baking, spreading, frosting, sauces
sauteing, roasting, savoury baking, sauces
baking, frosting, sauteing, pastry
cakes, muffins, frying, sauteing
baking, spreading, frosting
frying, sauteing, curries
muffins, cakes, quick breads, brownies
muffins, cakes, quick breads
muffins, cakes, quick breads
muffins, cakes, quick breads
#
baking, sauces, drinks, porridge, soups
baking, sauces, soups, drinks, pancakes
baking, smoothies, porridge, drinks
baking, sauces, drinks, puddings
drinks, porridge, baking
baking, sauces, soups
curries, soups, baking, desserts
sauces, baking, soups
#
pancakes, quick breads, marinades, biscuits, cakes, dressings
pancakes, quick breads, marinades, biscuits, cakes
pancakes, quick breads, marinades, biscuits, cakes
pancakes, quick breads, marinades, cakes
pancakes, quick breads, marinades, dressings, biscuits
pancakes, quick breads, marinades, dressings
quick breads, dressings, cakes
#
sauces, soups, baking
whipping, curries, soups, desserts, sauces
sauces, soups, baking
sauces, soups, baking
whipping, frosting, desserts
sauces, soups, pasta, desserts
sauces, soups, pasta
sauces, soups, desserts
curries, soups, desserts
#
dips, baking, toppings, dressings, sauces
dips, toppings, baking
toppings, curries, baking, soups
dips, toppings, sauces
dips, toppings, dressings
sauces, toppings, soups
#
dips, baking, marinades, breakfast, curries
dips, baking, marinades, breakfast, dressings
dips, baking, dressings, toppings
baking, marinades, dressings
dips, dressings, smoothies
curries, baking, breakfast
dips, baking, dressings
baking, marinades, smoothies
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
meringue, mousse, cocktails, macarons, royal icing
mousse, frosting, marshmallows
binding, cookies, muffins
scrambles, omelettes
royal icing, meringue
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
sauteing, roasting, baking
baking, roasting, sauteing
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
baking, frying, frosting
baking, frosting
baking, pastry
frying, roasting
frying, roasting, cakes
frying, cakes
cakes, muffins, quick breads, biscuits
cakes, muffins, quick breads, biscuits
#
stir-fries, dressings, marinades
stir-fries, frying
stir-fries, dressings
dressings, finishing
stir-fries, frying
dressings, noodles, sauces
#
dressings, baking
dressings, baking
dressings, baking
dressings
#
pastry, cookies, biscuits, frosting
pastry, cookies, frosting
pastry, cookies, frosting
pastry, biscuits, frying
cookies, cakes
cakes, frying
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
spreading, brownies
cakes, muffins, quick breads, biscuits
cakes, muffins, quick breads, biscuits
#
greasing pans, frying
greasing pans
greasing pans, roasting
greasing pans`,
'grains.tsv': `#
#
bowls, pilaf, salads, stuffings
bowls, stir-fries, curries
bowls, pilaf, stir-fries
curries, pilaf, bowls
bowls, salads, stews
pilaf, salads, stuffings
bowls, pilaf
pilaf, soups
bowls, salads, stuffings
pilaf, soups, salads
bowls, stir-fries
#
risotto, puddings
risotto, soups
pilaf, soups, salads
risotto, salads, pilaf
risotto, bowls
risotto, soups
pilaf, puddings, soups
#
salads, bowls, pilaf, soups
salads, soups, pilaf
salads, pilaf, soups
salads, bowls
pilaf, salads, soups
soups, pilaf, salads
salads, pilaf
salads, bowls
soups, risotto
#
bowls, salads, pilaf
salads, bowls
bowls, salads, porridge
porridge, bowls, pilaf
bowls, salads, pilaf
bowls, salads
salads, pilaf
bowls, pilaf
#
porridge, granola, cookies
porridge, granola, cookies
porridge, granola
granola, bars
porridge, overnight oats
granola, porridge
porridge, granola, cookies
porridge, granola
porridge
porridge
#
every sauce, salads, bakes
light sauces, stir-fries, salads
sauces, salads, bakes
tomato sauces, bakes
light sauces, stir-fries, soups
sauces, salads
sauces, bakes, salads
every sauce
lasagna, bakes
lasagna, light sauces
bakes, salads, sauces
stir-fries, soups
salads, bowls
#
rolls, dumplings
rolls, frying
frying, baking
rolls, dumplings
dumplings, soups, frying
rolls
#
soups, stir-fries, salads
stir-fries, soups
soups, stir-fries, salads
soups, stir-fries, salads
stir-fries, soups
soups, stir-fries
dumplings, rolls
stir-fries, rolls
soups, stir-fries
soups, stir-fries
#
soups, salads, stir-fries
soups, salads, stir-fries
soups, salads, stir-fries
soups, stir-fries, salads
soups, stir-fries
rolls, salads
stir-fries
#
sandwiches, toast, crumbs
sandwiches, toast, crumbs
sandwiches, toast
sandwiches, toast, dips
wraps, sandwiches
sandwiches, burgers, wraps
toast, burgers
toast, sandwiches
burgers
sandwiches, dips
wraps, sandwiches
toast, sandwiches
stuffings, salads
wraps, sandwiches
#
tacos, enchiladas, quesadillas
tacos, wraps
burritos, wraps, tacos
burritos, wraps
burritos, wraps, quesadillas
wraps, rolls
wraps, dips
dips, sandwiches
bowls, curries
#
dips, toppings, cheese
dips, toppings, cheese
toppings, gratins, casseroles, breading
toppings, gratins, casseroles, breading
dips, toppings
dips, cheese
dips
dips, toppings
snacks
toppings, snacks
#
pizza, flatbreads
pizza
pizza
pizza
pizza
pizza
pizza
pizza
#
pancakes, biscuits, cakes
pancakes, biscuits, cakes
pancakes, cakes
pancakes, muffins
pancakes, cakes
pancakes, cakes
#
muffins, cereal, smoothies
muffins, cereal
smoothies, cereal
muffins, cereal
cereal, smoothies
cereal, toppings
#
french toast, sandwiches, bread pudding
french toast, burgers, bread pudding
french toast, sandwiches, stuffings
french toast, sandwiches, toast
french toast, sandwiches
burgers, sandwiches
french toast, sandwiches
burgers, sandwiches`,
'herbs-spices.tsv': `#
#
pasta sauces, pizza, soups
pasta sauces, soups, stews
pasta, salads, pesto
pesto, salads
salads, thai dishes, pesto
soups, sauces, pizza
pesto, salads, pizza
#
salsas, tacos, curries, salads
curries, thai dishes, salads
curries, salads, chutneys
tacos, salsas, soups
salads, soups
salsas, soups
#
soups, stews, sauces
salads, sauces, eggs
salads, garnishes, soups
pasta, salads, sauces
garnishes, eggs, potatoes
soups, salads
salads, garnishes
#
roasts, stews, soups, marinades
pizza, stews, marinades, sauces
roasts, stews, soups, stuffings
soups, stuffings, sauces
roasts, potatoes, bread
sauces, pizza, roasts, stews
sauces, pizza, soups
stuffings, roasts, pasta
#
stews, soups, braises
stews, sauces, soups
braises, game
stews, braises
#
sauces, pizza, chicken
chicken, stews, soups
sauces, pizza
stuffings, poultry
sauces, pizza, chicken
#
rubs, soups, vegetables
vegetables, fish, soups, salads
soups, rubs, vegetables
rubs, vegetables, soups
popcorn, vegetables, pasta
every dish
every dish
every dish
rubs, vegetables, mild dishes
vegetables, soups
#
sauces, soups, eggs
every dish
stews, rubs, sauces
rubs, eggs, potatoes, mild dishes
stir-fries, rubs
stews, rubs
#
curries, chili, rubs
curries, chili, rubs
stews, bread, chili
chili, tacos, rubs
curries, soups, rubs
curries, soups
tacos, chili
curries, bread
#
stews, rubs, eggs, mild dishes
stews, rubs, eggs, mild dishes
stews, rubs, chili
stews, rubs
rubs, stews, mild dishes
rice, stews
eggs, rubs
rubs, stews
rubs, stews
#
chili, rubs, stews, mild dishes
sauces, pizza, stir-fries
chili, rubs, sauces
sauces, soups, chili
chili, tacos, rubs
chili, rubs
rubs, sauces, stews
stir-fries, curries
#
curries, soups, stews
curries, soups, stews
curries, soups, rice
curries, stews
stews, rubs
#
tacos, fajitas, rubs
rubs, seafood, chicken, gumbo, mild dishes
rubs, seafood, chicken
rubs, chicken, vegetables
#
braises, stir-fries, marinades
braises, baking, drinks
braises, curries, marinades
braises, marinades
braises, baking
braises, drinks
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
paella, rice, stews, mild dishes
rice, paella
rice, stews
curries, soups
#
baking, curries, marinades
soups, curries
curries, stir-fries, marinades
soups, curries, stir-fries
baking, marinades
baking
soups, curries
#
sauces, rubs, soups, stews
sauces, dressings, stews
sauces, stir-fries, dressings
sauces, dressings, dips
curries, stews, dals
stir-fries, curries, marinades
stir-fries, soups
every dish
rubs, stews, beans
sauces, stews, soups
#
curries, soups, marinades
curries, soups, marinades
curries, soups
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
sauces, fish, eggs, salads
fish, sauces, eggs
chicken, sauces, salads
sauces, fish, chicken, stews
fish, salads
sauces, salads
chicken, stews
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
garnishes, dips, eggs
dips, eggs, potatoes
dips, dressings
#
fish, eggs, sauces
fish, salads
dips, fish, soups
salads, fish, dips, potatoes
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
stuffings, roasts
stuffings, soups, roasts
roasts, pasta, stuffings
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
rice, paella, curries, risotto
rice, paella
paella, rice, stews, mild dishes
rice, stews
rice
#
toppings, toast, bread, eggs
toppings, toast, bread, eggs
toast, eggs
toppings, bread, toast
toast, dips, eggs
#
dips, chicken, potatoes, dressings
dips, chicken, potatoes
dips, chicken, vegetables
chicken, potatoes, dips
#
fish, chicken
chicken, fish
chicken, fish
#
seafood, rubs, chicken
rubs, seafood, chicken
rubs, seafood, chicken, gumbo, mild dishes
rubs, chicken, vegetables
rubs, seafood, stews, mild dishes
#
soups, stews, sauces, rice
stews, rubs, vegetables
stews, soups, rubs
soups, sauces
#
rubs, sauces, stews, beans, chili, mild dishes
chili, sauces, rubs
rubs, sauces, beans
sauces, stews, marinades
#
curries, stews
curries
curries, dals
curries
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
soups, stews, risotto, sauces
soups, stews, sauces
soups, stews, risotto, sauces
soups, gravies, risotto
soups, rice, stews
stews, gravies
soups, stews, rice
soups, noodles
soups, stews, rice
sauces, risotto
curries, soups
#
stews, gravies, soups, braises
stews, soups, gravies
stews, soups, gravies
braises, sauces
stews, gravies
stews, braises
#
soups, stews, rice
soups, gravies, risotto
soups, rice, stews
soups, noodles
soups, stews
#
soups, stews, paella, risotto
soups, paella, chowders
soups, stews
soups, chowders
soups, paella
soups, paella
#
sauces, risotto, braises
sauces, risotto, braises
sauces, desserts, braises
sauces, braises, desserts
sauces, risotto
sauces, risotto
sauces, risotto, drinks
sauces, fish, risotto
#
stews, braises, sauces
sauces, braises, desserts, drinks
sauces, braises, desserts
sauces, desserts
stews, braises, sauces
stews, sauces, drinks
stews, gravies
sauces, desserts
sauces, braises
#
stir-fries, marinades
stir-fries, sauces
stir-fries, marinades, braises
stir-fries, marinades, sauces
glazes, sauces, marinades
glazes, marinades, sauces
stir-fries, soups, marinades
stir-fries, soups
#
batters, stews, bread, chili
batters, bread
stews, chili, braises
batters, stews, bread
stews, chili
braises, pork, batters
stews, chili
batters, glazes
stews, chili
#
desserts, sauces, glazes
desserts, sauces, marinades, drinks
desserts, sauces, drinks
desserts, cakes
tiramisu, desserts, cakes
desserts, sauces
desserts, sauces, drinks
desserts, sauces, glazes
sauces, batters
drinks, batters
glazes, cakes
#
cakes, drinks, tiramisu
cakes, drinks, desserts
cakes, brownies, rubs
cakes, brownies
drinks, desserts
drinks, cakes
#
curries, soups, desserts
curries, soups, sauces
curries, soups, sauces
curries, soups
curries, soups
curries, soups
curries, soups, desserts
smoothies, curries
curries, desserts
curries, soups
#
baking, drinks, sauces, oatmeal
baking, drinks, sauces
drinks, baking, oatmeal
drinks, baking, smoothies
baking, drinks, sauces
smoothies, curries, baking
smoothies, drinks, oatmeal
#
whipping, desserts, soups, coffee
coffee, sauces, soups
sauces, soups, coffee
whipping, desserts
coffee, sauces, soups
desserts, toppings
sauces, soups, desserts
coffee, sauces, soups
whipping, sauces, desserts
toppings, mousse
#
desserts, milkshakes
desserts
desserts, milkshakes
desserts, milkshakes
desserts
#
baking, drinks
baking, drinks, bread
baking, drinks
baking, drinks
baking, drinks
#
drinks, batters
soups, rice
drinks, marinades
drinks, smoothies
drinks, cooking
#
drinks, marinades, glazes
drinks, glazes
drinks, marinades
drinks, soups
soups, drinks
drinks, sauces
#
sauces, desserts, braises
sauces, desserts
sauces, desserts, braises
sauces, braises
sauces, braises
sauces, braises
sauces, desserts
tiramisu, desserts
#
sauces, glazes, marinades, stir-fries
glazes, sauces, marinades
stir-fries, marinades, sauces
sauces, marinades
glazes, marinades, sauces
sauces, stir-fries
#
desserts, drinks, sauces
desserts, sauces
cakes, frosting
desserts, drinks
#
tiramisu, desserts, cakes, drinks
cheesecake, drinks, frosting
cheesecake, drinks, desserts
desserts, drinks
#
cakes, desserts, cookies
cakes, desserts
desserts, drinks
#
drinks
drinks
drinks, risotto
drinks, sauces, risotto
sauces, risotto
sauces, risotto, braises
#
sauces, risotto, braises
sauces, risotto, braises
sauces, braises, drinks
stews, sauces, drinks
drinks, sauces
#
drinks, desserts, cakes
drinks, desserts
drinks, desserts
drinks, desserts, cakes
#
drinks
drinks, batters
drinks, glazes, braises
drinks, glazes
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
tacos, chili, pasta sauces, shepherd's pie
burgers, tacos, meatballs, pasta sauces
burgers, tacos, meatballs
pasta sauces, tacos, burgers
chili, tacos, pasta sauces
chili, tacos, burgers
meatballs, kebabs, moussaka
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
stir-fries, curries, salads, breading
curries, salads, stews, wraps
roasting, salads, sandwiches, stir-fries
stir-fries, sandwiches, grilling
stir-fries, stews, grilling
curries, breading, wings, roasting
pulled sandwiches, tacos, curries
grilling, stews, curries
stir-fries, roasting, breading
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
cutlets, braises, roasting
cutlets, saltimbocca
cutlets
braises, stews
braises, stews, roasting
cutlets, stews
cutlets, parmigiana
cutlets, grilling
cutlets
stews, braises
#
grilling, stews, sandwiches, stroganoff
stews, stroganoff, stir-fries
stews, roasting, grilling
stir-fries, stews, sandwiches
stir-fries, stews, fajitas
stews, braises, pulled meat
stews, grilling
pulled meat, stews, tacos
stews, chili, pies
stir-fries, stews
stir-fries, stews
stews, grilling
#
stir-fries, braises, tacos, pulled meat
braises, pulled meat, stews
pulled meat, tacos
roasting, chops
stir-fries, braises
braises, chops, roasting
stir-fries, ribs
braises, stir-fries, ramen
stir-fries, braises
ribs, braises
#
stews, curries, braises
curries, stews, kebabs
curries, stews
stews, shepherd's pie
curries, moussaka, kebabs
curries, stews, tagines
kebabs, stews
curries, stews
roasting, kebabs
#
breakfast, sandwiches, salads
breakfast, sandwiches, salads
salads, pasta, breakfast
pasta, salads, soups
salads, sandwiches
pasta, soups
breakfast, sandwiches
soups, beans, stews
sandwiches, salads
soups, beans, sandwiches
breakfast, bagels, pasta
#
sandwiches, soups, salads, beans
sandwiches, salads, quiche
sandwiches, quiche
pizza, sandwiches
sandwiches, soups
quiche, pizza, soups
sandwiches, pasta, salads
pizza, sandwiches, salads
salads, pasta, wrapping
bagels, salads, wrapping
sandwiches
#
pasta, breakfast, jambalaya, grilling
pasta, breakfast, soups
grilling, pasta, breakfast
pasta, pizza, soups
pasta, pizza, soups
pasta, breakfast, jambalaya
pasta, pizza, jambalaya
stews, pasta, jambalaya
pasta, pizza, soups
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
pate, stuffings
pate
frying, stuffings
pate, frying
pate
#
curries, scrambles, salads, stews
stir-fries, curries, grilling
stir-fries, grilling
stir-fries, curries, salads
curries, grilling, frying
soups, dips, scrambles
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
stir-fries, sandwiches, tacos
pulled meat, tacos
chili, burgers, tacos
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
grilling, sandwiches, stroganoff, searing
grilling, stir-fries, roasting
grilling, stir-fries, salads, fajitas
stir-fries, stews, sandwiches, grilling
grilling, searing
stir-fries, grilling, salads
stews, stroganoff, stir-fries
stir-fries, grilling
grilling, roasting
tacos, stews
grilling, searing`,
'nuts-legumes.tsv': `#
#
salads, granola, baking, pestos, crusts
salads, granola, baking, moles, pestos
snacks, salads, toppings
baking, salads, pestos
baking, salads, pestos
baking, salads, granola
stir-fries, sauces, curries
granola, desserts, baking
pestos, salads, smoothies
crumbles, granola, crusts
stir-fries, salads, noodles
stir-fries, salads
#
sandwiches, cookies, sauces, smoothies
sandwiches, cookies, smoothies, sauces
sauces, noodles, dressings
sandwiches, cookies, sauces
sauces, smoothies, sandwiches
sandwiches, smoothies
sandwiches, cookies, sauces
sandwiches, wraps
cookies, smoothies
#
toast, crepes, desserts
cookies, crepes, desserts
toast, crepes, baking
toast, crepes, baking
toast, baking
crepes, desserts
#
salads, bread, granola
salads, smoothies, dressings
bread, toppings, dressings
salads, bread, granola
puddings, baking, smoothies
baking, smoothies, oatmeal
bread, toppings, stir-fries
salads, toppings, stir-fries
baking, binding
bread, toppings
#
granola, cookies, toppings
granola, cookies, bars
cookies, granola, cakes
granola, bars
cookies, cakes, macaroons
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
dips, curries, salads
dips, stews, chili
salads, chili, bowls
salads, dips, soups
chili, tacos
#
soups, dals, stews
curries, salads, stews
soups, dals, curries
chili, salads, tacos
dals, soups, curries
salads, bowls, soups
sauces, stews, tacos
curries, soups
soups, stews, salads
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
soups, stews, sautes
sauces, dressings, sautes
soups, stews, sautes
salads, garnishes, stir-fries
soups, stews, sautes, salads
soups, stews, salads, stuffings
salads, garnishes, dips
sautes, soups, stews
curries, dals, stews
soups, stews, rubs
sautes, stews, soups
soups, stews
#
soups, salads, stews
stir-fries, soups, salads
slaws, roasts, soups
roasts, soups, stews
salads, roasts
soups, roasts
#
soups, salads, stuffings, stews
soups, stews, stuffings
salads, snacks
stir-fries, soups, salads
soups, stews, salads, mild dishes
salads, snacks
soups, mash, roasts
soups, salads, stuffings
soups, stews
salads, stir-fries
#
soups, roasts, mash
soups, roasts, salads
roasts, soups, mash
soups, roasts, mash
soups, roasts, mash
salads, roasts
salads, stir-fries, snacks, mild dishes
cakes, stir-fries, noodles
#
frying, mash, stews
frying, stews
frying, mash, stews
frying, desserts
frying, stews
frying, stews
#
mash, roasts, soups, gratins
mash, fries, roasts
mash, roasts, soups, fries
mash, roasts, fries
mash, soups, fries, gratins
roasts, soups, mash
roasts, soups
mash, fries, roasts
mash, soups
fries, gratins, soups
mash, roasts, fries
#
sauces, stews, soups
sauces, salads, sandwiches, soups
salads, sauces, salsas
sauces, stews, soups
salads, salsas, stews, mild dishes
pasta, salads, sandwiches
sauces, soups, curries
sauces, soups
salsas, sauces
salsas, salads
#
stuffing, fajitas, sautes, mild dishes
sautes, stuffing, stir-fries
stir-fries, salads, snacks
sandwiches, sauces, pasta
stir-fries, salads, stews
sautes, stuffing, salads, mild dishes
sautes, stuffing, salads, mild dishes
stews, salads, stuffing
salads, snacks
#
salsas, chili, curries
salsas, curries
chili, curries, sauces
salsas, chili, stir-fries, mild dishes
chili, curries, sauces, pizza
stuffing, chili, mild dishes
chili, sauces, stews, mild dishes
curries, stir-fries
chili, sauces
sauces, salsas
#
stews, pasta, grilling, risotto
stir-fries, pasta, pizza
stir-fries, soups, stroganoff
stir-fries, soups, risotto
pasta, stews, stir-fries
pasta, pizza, risotto
grilling, burgers, stews
stir-fries, soups
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
slaws, roasts, sautes
slaws, roasts
salads, sandwiches
stir-fries, soups, slaws
#
roasts, stir-fries, soups, gratins
roasts, curries, gratins, mash
stir-fries, salads, sides
roasts, stir-fries, pasta
stir-fries, pasta, sides, gratins
roasts, sides
stir-fries, salads
pasta, soups, curries
salads, bowls, rice
stir-fries, sautes
salads, dips, pasta
#
sautes, grilling, bakes
sautes, grilling, bakes, bread
bakes, grilling, stews, curries
stews, grilling, bakes, pasta
salads, dips
bread, cakes, salads
grilling, bakes
salads, dips, snacks
curries, bakes, roasts
#
soups, pies, roasts, baking
pies, soups, baking
soups, pies, roasts
soups, baking, roasts
roasts, soups, stuffing
baking
pasta sauces
#
salads, soups, chowders, rice
soups, stews, chili
salads, salsas, tacos, mild dishes
chowders, soups, salads
salads, bowls
soups, rice, salads
chowders, salads, chili
salads, tacos, chowders
#
toast, sandwiches, wraps, bowls
toast, dips, guacamole
dips, bowls, guacamole
salads, dressings
smoothies, baking
smoothies, dips, baking
salads, salsas, sushi
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
muffins, quick breads, smoothies
salads, desserts, sauces
salads, desserts, pies
smoothies, salads, salsas
smoothies, puddings
desserts, salads, salsas
muffins, pancakes, smoothies
salsas, smoothies, desserts
smoothies, salads, desserts
#
desserts, smoothies, sauces
muffins, smoothies, desserts
desserts, smoothies, salads
pies, sauces, desserts
salads, snacks, desserts
pies, sauces, desserts
muffins, salads, granola
desserts, smoothies, salads
#
baking, salads, granola
baking, salads, granola
baking, salads, tagines
baking, bars, smoothies
baking, braises, bars
baking, salads, granola
muffins, salads, granola
baking, salads, oatmeal
cookies, granola
#
toast, fillings, glazes
toast, fillings, yogurt
toast, glazes
fillings, glazes, yogurt
toast, fillings, glazes
toast, fillings
glazes, toast
toast, fillings, glazes
#
soups, salads
rolls, toppings
rolls
soups, salads
broths, soups
rolls, wraps
#
sauces, stews, soups
sauces, stews, soups
sauces, stews, glazes
pasta, sauces
sauces, stews
stews, sauces
#
pasta, sauces, stews
pasta, salads, pizza
pasta, salads, sandwiches
pasta, salads
#
salsas, sauces
sauces, tacos
sauces, stews, mild dishes
#
sauces, dressings, stews, sautes
dressings, salads, pickles
salads, dressings, stir-fries
sauces, soups, sautes
salads, dressings, garnishes
sauces, sautes, dressings
sauces, stews
sautes, stews
curries, stews
#
garnishes, salads, dips, eggs
soups, stir-fries, sautes
stir-fries, sauces, dressings
salads, tacos, garnishes
garnishes, noodles, tacos
garnishes, salads
#
chili, sauces, marinades
chili, sauces, stews, marinades, mild dishes
stews, sauces
chili, salsas, sauces
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
bakes, grilling, burgers
stews, pasta, curries
bakes, grilling, stews
bakes, grilling, stews
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
rice, salads, stews, chowders
stir-fries, salads
pasta, soups, stews
pasta, curries, soups
pasta, rice, casseroles
stews, rice, soups
#
salads, dips, pasta
salads, dips, pasta
pasta, salads, risotto
dips, salads
pizza, pasta, chicken
salads, pasta, chicken
pasta, pizza, dips
#
stir-fries, noodles, salads
stir-fries, noodles
stir-fries, salads
stir-fries, noodles, salads
#
slaws, stir-fries, soups
slaws, roasts, sautes
slaws, sautes, soups, roasts
salads, slaws, soups
stir-fries, soups
slaws, roasts, sautes
slaws, soups
slaws, tacos, salads
#
pancakes, batters
pancakes, soups
noodles, rice
pancakes, batters
#
glazes, toast, fillings, sauces
glazes, toast, fillings, sauces
glazes, sauces, toast
toast, fillings, glazes
glazes, sauces
toast, fillings, glazes
#
salads, desserts, salsas
salads, desserts, snacks
salads, desserts
salads, desserts, salsas
salads, salsas, desserts
sauces, marinades, drinks
#
drinks, marinades, sauces
marinades, sauces
drinks, marinades, glazes
drinks, marinades, glazes
marinades, sauces
#
salads, granola, toppings, baking, bread
salads, granola, toppings, baking
salads, toppings, granola, baking
salads, toppings, pestos
salads, toppings, granola
toppings, bread, salads
salads, toppings, snacks
#
pies, desserts, sauces
pies, desserts
pies, desserts, sauces
pies, desserts
desserts, pies
#
baking, sauces, stuffings, dips
sauces, desserts, baking
sauces, desserts, dips
salads, salsas, dips, toppings
sauces, desserts
desserts, sauces
#
stir-fries, salads
stir-fries, salads, dips
stir-fries, dumplings
stir-fries, soups
stir-fries
salads, stir-fries
#
rolls, wraps
rolls, wraps
rolls, wraps
rolls, wraps`,
'sauces.tsv': `#
#
stir-fries, marinades, dressings, dips
stir-fries, marinades, dressings
stir-fries, marinades, dips
stir-fries, marinades, soups
soups, marinades, dressings
marinades, stews, burgers
stir-fries, marinades, soups
stir-fries, soups, stews
stir-fries, marinades, dips
marinades, stews, dressings
dressings, stir-fries
#
stir-fries, marinades, curries, dips
stir-fries, curries, dips
curries, dips, noodles
stir-fries, marinades, curries
soups, dressings
marinades, stews
stir-fries, curries
soups, curries
#
stir-fries, noodles, marinades
stir-fries, marinades
stir-fries, noodles, marinades
stir-fries, noodles, marinades
stir-fries, noodles, marinades
stir-fries, glazes
stir-fries, soups
#
stir-fries, glazes, marinades
stir-fries, glazes, marinades
stir-fries, glazes, dips
glazes, stir-fries, marinades
glazes, ribs, dips
stir-fries, marinades
stir-fries, glazes
glazes, marinades
#
burgers, stews, marinades, dressings
burgers, stews, marinades
burgers, stews, marinades
stews, marinades, dressings
burgers, stews, marinades
burgers, stews, marinades
stews, marinades, dressings
stews, marinades
#
soups, marinades, dressings
soups, dressings, glazes
marinades, dressings, glazes
dressings, sauces
soups, marinades, dressings
soups
soups, marinades
soups, dressings, sauces
#
sandwiches, salads, dips
salads, dips, dressings
sandwiches, wraps, salads
sandwiches, wraps
dips, dressings, salads
dressings, dips, salads
dressings, dips, sandwiches
salads, slaws
sandwiches, salads, dips
sandwiches, dips
#
dressings, sauces, sandwiches, glazes
sauces, dressings, rubs
sandwiches, sauces, dressings
sandwiches, dressings
sandwiches, dressings
sauces, rubs, dressings
dressings, sauces
sandwiches
sandwiches, sauces
#
sauces, glazes, burgers
sauces, meatloaf, glazes
burgers, glazes, meatloaf
burgers, dips
burgers, eggs
burgers, sauces
sauces, dips, burgers
#
glazes, ribs, burgers
glazes, ribs, pulled meat
ribs, glazes
glazes, grilling
ribs, burgers
#
soups, marinades, rubs
dips, noodles, marinades
noodles, marinades, stir-fries
marinades, soups, dips
stir-fries, soups, marinades
marinades, stews, dips
stews, marinades, glazes
stews, rubs, soups, marinades, mild dishes
marinades, glazes, dips, mild dishes
#
hummus, dressings, baking, sauces
hummus, dressings, sauces
hummus, dressings, baking
hummus, dressings, dips
noodles, sauces, baking
hummus, dressings
dressings, hummus
#
pasta, sandwiches, pizza
pasta, grilled meat, sandwiches
pasta, pizza, sandwiches
sandwiches, pasta
pasta, pizza
pasta, sandwiches, pizza
#
pasta, stews, pizza, soups
pasta, stews, pizza
pasta, stews, soups
pasta, pizza, stews
pasta, pizza, soups
pasta, pizza
pasta, stews
meatloaf, glazes
#
salads, dips
dips, salads, dressings
salads, bowls
salads, dips
salads, marinades
dips, sandwiches, bowls
tacos, dips, sandwiches
salads, bowls, vegetables
tacos, dips, bowls
#
tacos, dips, bowls
tacos, dips, sandwiches
salads, bowls, vegetables
dips, sandwiches, bowls
dips, salads, dressings
salads, dips
salads, bowls
salads, marinades
tacos, bowls
#
dressings, marinades, pickles, sauces
dressings, marinades, sauces
dressings, sauces, marinades
dressings, sushi, pickles
dressings, marinades, salsas
pickles, marinades, baking
dressings, marinades
#
dressings, marinades, sauces
dressings, marinades, glazes
dressings, sauces
glazes, dressings
dressings, marinades
dressings, marinades
dressings, marinades
#
dressings, marinades, drinks, desserts
dressings, marinades, drinks, desserts
dressings, marinades, sauces
dressings, marinades, sauces
marinades, drinks, desserts
drinks, canning
baking, pickles
drinks, marinades
dressings, salads, rubs
curries, rubs
#
cakes, cookies, frosting
dressings, sauces, cakes
cakes, sauces, salads
cakes, curries
cakes, sauces
curries, soups
cakes, sauces
#
bowls, stews, rice
bowls, sandwiches, stews
sandwiches, bowls
bowls, rice, stews
bowls, sandwiches, tacos
#
sauces, salads, pasta
sauces, salads, pasta
sandwiches, salads, sauces
pizza, salads, pasta
sandwiches, salads
pizza, salads, pasta
#
salads, rubs, dips
salads, rubs, dips
salads, dips, marinades
rubs, salads
salads, rubs
salads
#
curries, noodles, sauces
marinades, sauces, salads
sauces, curries
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
curries, soups
curries, marinades
curries, soups, marinades
curries, soups
#
noodles, dips, bowls
noodles, dips, bowls
noodles, dips, bowls
#
eggs, asparagus, sandwiches
vegetables, eggs, fish
eggs, asparagus, fish
asparagus, eggs, potatoes
asparagus, eggs
fish, vegetables
#
casseroles, gravies
casseroles, vegetables
casseroles, pasta
casseroles
casseroles
casseroles, gravies
casseroles, stroganoff
casseroles, vegetables
#
pasta, casseroles, vegetables
pasta, casseroles
pasta, casseroles, soups
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
glazes, dips, marinades
glazes, dips
dips, glazes
glazes, stir-fries
glazes, stir-fries
#
stir-fries, stews, sauces
stews, sauces, stir-fries
stir-fries, sauces
stir-fries, stews
#
marinades, stir-fries, sauces
stews, marinades, sauces
stews, stir-fries
stir-fries, marinades
stews, marinades, glazes
marinades, stir-fries
#
marinades, stews
stews, marinades, sauces
marinades, dips
stews, marinades
rubs, stews
#
sauces, salads, pasta, fish
sauces, salads, sandwiches
pasta, salads
fish, sauces
#
sandwiches, salads, sauces
sandwiches, salads, sauces
salads, sauces
salads, sauces
sandwiches, salads
#
dips, stir-fries, noodles, sauces
stir-fries, noodles, dips
stir-fries, dips
sauces, stir-fries
#
noodles, marinades, stir-fries, sauces
marinades, soups, dips, sauces
soups, marinades, rubs, dips
stir-fries, soups, marinades
marinades, sauces
noodles, dips
#
dressings, glazes, marinades, sauces
sauces, glazes, marinades
dressings, marinades, sauces
sauces, marinades, glazes
sauces, glazes
#
pasta, grilled meat, sandwiches
grilled meat, salads, sandwiches
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
stir-fries, pasta, curries, tacos
stir-fries, pasta, grilling
salads, tacos, ceviche
stir-fries, curries, pad thai
tacos, curries, pasta
curries, salads, scampi
stir-fries, pasta
gumbo, boils, pasta
tacos, breading, curries
pasta, scampi
#
salads, pasta, rolls
cakes, salads, rolls
cakes, dips, rolls
cakes, chowders, salads
dips, cakes
salads, rolls, cakes
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
chowders, pasta, stews, frying
pasta, stews, paella
pasta, chowders
frying, salads
chowders, stews
chowders, pasta, stuffings
chowders, pasta
pasta, dips, frying
paella, stews
#
grilling, baking, poaching
grilling, baking
baking, bowls, grilling
bagels, sushi
grilling, baking, pates
grilling, salads, bowls
bowls, grilling
grilling, baking
salads, patties, bowls
salads, grilling, bowls
patties, salads
baking, grilling
#
salads, sandwiches, casseroles
salads, sandwiches, patties
salads, sandwiches, casseroles
salads, sandwiches
bowls, sushi
grilling
salads, sandwiches
bowls, sandwiches, grilling
salads, sandwiches
grilling
salads, grilling
#
baking, frying, chowders, tacos
baking, frying, chowders
baking, frying, tacos
grilling, baking, chowders
frying, tacos, baking, curries
baking, frying, tacos, curries
frying, tacos
tacos, ceviche, frying
tacos, frying, curries
chowders, stews, cakes
tacos, frying
baking, grilling, chowders
baking, frying
#
sauces, dressings, pizza, pasta
dressings, sauces
dressings, sauces, stews
pizza, pasta, dressings
dressings, sauces, stews
pizza, pasta, sauces
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
curries, soups
curries, sauces
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
bowls, sushi
grilling`,
'sweeteners.tsv': `#
#
cookies, cakes, muffins, drinks
muffins, granola, sauces, drinks
muffins, dressings, marinades, drinks
cookies, cakes, sauces
drinks, yogurt, sauces
baking, drinks, frosting
baking, drinks, sauces
drinks, dressings, muffins
baking, caramel, drinks
energy bars, brownies, smoothies
muffins, pancakes, oatmeal
muffins, oatmeal
#
cookies, cakes, sauces, rubs
cookies, cakes, sauces
oatmeal, sauces, glazes
glazes, sauces, quick breads
cookies, cakes
baking, rubs
baking, sauces
energy bars, sauces
#
frosting, glazes, dusting
frosting, glazes
frosting, dusting, glazes
glazes
frosting, dusting
glazes
#
baking, dressings, oatmeal, glazes
drinks, dressings, baking
baking, marinades, yogurt
granola, bars
baking, drinks, marinades
baking, glazes
gingerbread, marinades
candy, glazes
yogurt, pancakes, dressings
drinks, dressings
#
pancakes, baking, glazes
pancakes, drinks, baking
pancakes, oatmeal, baking
baking, glazes
pancakes, baking
pancakes, baking
pancakes, oatmeal
drinks, sauces, oatmeal
#
baking, dressings, drinks
drinks, dressings, baking
baking, glazes
drinks
drinks, baking
drinks, dressings
#
pies, glazes, bars
pies, glazes, bars
pies, glazes
pies, bars, candy
candy, bars
pies, glazes
candy, pies
drinks, sauces, oatmeal
#
gingerbread, baked beans, bread
bread, glazes, marinades
gingerbread, baked beans
gingerbread, bread
gingerbread, baked beans, marinades
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
drinks, tea
drinks, coffee
drinks, desserts
drinks
#
desserts, pies, fudge, coffee
desserts, pies, coffee
desserts, pies, fudge
desserts, coffee
fillings, coffee
#
sauces, soups, pies
pies, curries, soups
sauces, soups, pies
pies, sauces
pies, sauces
sauces, pies
#
ice cream, cakes, bars
ice cream, drinks, desserts
fillings, ice cream, bars
ice cream, pancakes, drinks
ice cream, cakes, drinks
ice cream, bars
bars, fillings, ice cream
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
crusty bread
bread
bread, sauces
delicate cakes

bread
bread, cookies
delicate cakes
baking
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
quick breads
loaves
#

sauces
sauces
sauces

bread
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


porridge


breading
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


savoury sauces


frosting
#
melting




melting
melting
melting
#




melting
tacos
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
frying over high heat
frosting, flaky pastry, creamed cakes
savoury sauces
frosting, flaky pastry
browned butter
frosting
frying, frosting, pastry
frying, frosting, pastry
frying, frosting, pastry
frying, frosting, pastry
#
whipping

thick sauces

thick sauces
drinks
mild sauces

#
drinking
drinking
drinking
drinking, biscuits



#
whipping
delicate sauces
whipping
whipping

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
meringue
meringue
omelettes
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

deep frying
frosting

pastry, frosting
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
frosting
frying, frosting, pastry
frying, frosting, pastry
#



`,
'grains.tsv': `#
#
sushi
risotto, sushi

sushi
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

salads
bakes



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
crumbs
stuffings
toast
toast
toast

sandwiches
toast
#
burritos
quesadillas

quesadillas

quesadillas
enchiladas
tacos
wraps
#


dips, cheese
dips, cheese, snacks
cheese
toppings
toppings

dips
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
chutneys
tacos

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
rubs, mild dishes

mild dishes


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
flambe
flambe
flambe
drinks
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
delicate sauces
whipping
whipping

whipping
coffee
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

braises
braises
cutlets


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


chops
braises






#



roasting

roasting



#




pasta
breakfast

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

frying
pate

frying
#
desserts
desserts
desserts
desserts

grilling
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
grilling
`,
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
salads
garnishes
garnishes
#



salads
soups

#


soups


soups


salads

#
salads

salads

salads
soups
mash
mash
#



stews


#
fries





mash

fries
mash

#
salads


salads


salads
salads

sauces
#


stuffing
snacks
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


salads
salads
bakes

salads
bakes

#

roasts



soups, roasts
pies
#


chowders





#

smoothies

toast
toast, salads




#




pies



#
smoothies




pies




#




pies

smoothies
pies
#






bars

salads
#


fillings



fillings

#
rolls

soups
rolls
rolls
soups
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
soups
spreads
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
dips, mild dishes
mild dishes
mild dishes
mild dishes
dips, mild dishes
mild dishes

dips
soups
#



baking

baking

#

pizza




#





stews
pizza
pasta
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
dips, mild dishes
mild dishes
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



baking

sushi
sushi

grilling

grilling

#
grilling

sushi
grilling
casseroles
salads


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
grilling
`,
'sweeteners.tsv': `#
#
meringue, white cakes
meringue, candy
meringue, candy
meringue
meringue, caramel, yeast dough
caramel, yeast dough
caramel
meringue, candy

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






drinks

baking
baking
#






baking
candy, baking
#



baking


#
clear candy
candy
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



fudge
key lime pie
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
A blend with xanthan gum measures like flour.
By weight; use certified gluten-free oats where it matters.
Denser and browner; one egg more.
Add a spoon of water for each cup.
In the same amount.
Crisp, a little sandy.
A quarter of the amount, and one egg more for each 1/4 cup.
Earthy.
Half of it thickens as much.
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
One egg more.
A quarter of the amount, with more eggs.
By weight.
#
7/8 cup of flour and 2 tablespoons of cornstarch, sifted twice.
Sift it.
Denser.
Sift it.
Two tablespoons less for each cup.
Sift it.
#
Sift them together.
A blend with xanthan gum.
Certified gluten-free where it matters.
One egg more.
#
Ground sunflower seeds; a spoon of lemon juice keeps it from turning green.
A little drier.
Finely ground.
A quarter of the amount, with more eggs or liquid.
Tastes of hazelnut.
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
Stir in at the end; do not boil long.
Clear and a little stretchy.
Add it at the end.
Stir it into cold water first.
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
Twice as much.
Twice as much.
In place of the soda too.
#
No rising time; a teaspoon for each teaspoon.
Take 1/2 cup each less of flour and water; let it rise longer.
No rising time.
#
A little more in baking.
Twice as much; let it swell.
Twice as much, in hot water.
Twice as much, in hot water.
A little less.
Twice as much.
#
Boil it for 2 minutes; sets firmer, at room temperature.
Needs sugar and acid.
Two spoons for a cup; softer.
Softer; boil it up.
Softer.
#
Softer; let it swell in cold water first.
Needs sugar and acid.
Boil it for 2 minutes.
Softer.
Softer.
#
In the same amount.
Half is enough.
Half a pod for a teaspoon; scrape the seeds.
In the same amount.
Half of it: it is strong.
Another taste, as warm.
#
A tablespoon for a pod.
A tablespoon for a pod.
Two teaspoons for a pod.
#
Another taste, as round.
Another taste.
Four times as much; less other liquid.
Another taste.
#
3 tablespoons of cocoa and 1 of fat for an ounce; add sugar for sweet kinds.
Read the label for traces.
Sweeter, without caffeine.
Less sweet.
Sweetened with stevia or erythritol.
Crunchy and not sweet.
In place of chips.
#
Read the label.
Browner.
Melt them together.
Sweeten it.
In place of chips.
Less sweet.
#
Sweeter: take less sugar.
Raw cocoa.
An ounce for 3 tablespoons; take 1 tablespoon less fat.
In the same amount.
For the bitterness alone.
#
In the same amount.
Crisper.
Choose gluten-free ones where it matters.
Ground a little; certified gluten-free where it matters.
Browns sooner.
Without carbohydrates; salty.
Crisp.
Salt less.
Salt less.
For shrimp and chicken.
Half is enough.
#
In the same amount.
With butter or oil and a little sugar.
Toasted and ground; certified gluten-free where it matters.
Salty.
Sweeter: less sugar.
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
Whip it for ten minutes, with cream of tartar.
Unbaked.
Chilled and whipped; unbaked.
Browned under the grill.
#
Made with vegetable fat.
Roll it between two papers.
Flakier.
Brush each sheet with oil.
Pressed into the tin with fat.
Pressed into the tin and baked first.
Less flaky.
#
Melts more slowly.
Softer.
With nut or seed butter.
Whipped with sugar.
#
Coarser.
Finer.
Moister.
Finer.
Finer.
Cooks as long.
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
Add a little more butter.
Milder.
Spiced.
Toasted and ground, with butter and sugar.
With butter or oil and a little sugar.
Ground, with butter and sugar.
#
Beaten until light.
Beaten until light.
Chilled and whipped.
Serve at once.
Stirred with a spoon of lemon juice or water.
#
Chopped small.
Grated.
Tinted, if you like.
Crunchy.
The coarse kind.
#
Another sweet.
Read the label.
Softer.
Chopped.
Chopped.
#
Sharp ones.
With lemon zest.
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
Simmered in the syrup.
Another taste.`,
'cheeses.tsv': `#
#
Drain off any liquid first.
Richer and less sour.
Whip it smooth.
Blended until smooth; far less fat.
Strain it overnight for the thickness.
Press and blend until smooth.
Use little water, so that it stays thick.
Chilled and whipped.
For the bread, not for the cake.
#
Beat it with a spoon of cream; it is more sour.
Beat it smooth.
The thick part of a chilled can.
Thick, with little water.
Blend it smooth with a spoon of cream.
Thinner and more sour.
#
Begin with half; add salt.
Ground nuts or seeds with yeast: read the label.
Saltier: salt the dish less.
An old one grates well.
Milder than pecorino.
For the crunch; salt it.
With salt and garlic powder.
With salt and garlic powder.
#
Cover the dish while it melts.
Milder and sweeter.
Milder; melts well.
Sharper.
For the taste of cheese without the melt.
Nuttier.
With nutritional yeast and mustard.
For moisture and body.
For the richness.
#
Cover the dish while it melts.
Sharper.
Melts as well.
Milder.
Thicken it with a spoon of tapioca starch over heat.
Press, slice, salt and marinate.
A quarter of the amount, for the taste alone.
For the softness.
#
Drain it, and blend it where it should be smooth.
Softer and sweeter.
Crumble it; season with lemon and salt.
Sold ready, or made of tofu or almonds.
Keep it thick.
Richer: take a little less.
Stronger.
#
Saltier: rinse it.
Softer.
Milder.
Made of tofu or nuts.
Crumble it, and marinate with lemon, oregano and salt.
Milder and firmer.
For the salt.
For the creaminess.
#
Melts well.
Milder.
Milder and softer.
Sharper.
Cover the dish while it melts.
For the taste of cheese.
With nutritional yeast and mustard.
#
Press and salt it.
Saltier: soak it.
Milder.
Steam it first.
For the bite.
In large florets.
#
Sharp, without the blue.
Milder and creamy.
The sweet kind is milder.
Made of nuts or soy.
Made of tofu or nuts.
Crumble it, and marinate with vinegar and a little miso.
Shaved.
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
A firm one, of cashews.
Keep it thick.
A soft one, of cashews.
Melts as well.
#
The nearest: it pulls into strings as well.
Softer.
Pulled apart.
Mild.
Cover the dish while it melts.`,
'dairy-eggs.tsv': `#
#
Choose sticks for baking; the tub kinds hold more water.
Three quarters of the amount: oil holds no water.
Use it solid where butter is creamed; refined oil tastes of nothing.
Three quarters of the amount: oil holds no water.
Some kinds hold milk: read the label.
Stands higher heat than butter.
Half of it, for less fat; the crumb gets softer.
Half of it; tastes of banana.
Half of it, for less fat.
Half applesauce, for less fat; the crumb gets softer.
#
Unsweetened for savoury dishes.
The plant milk nearest to milk in protein; unsweetened.
Unsweetened for savoury dishes.
Milk in all but its sugar: a little sweeter, and no help with an allergy to milk.
Thin and sweet.
Half evaporated milk, half water.
Thin it with water to the thickness of milk.
Half half-and-half, half water.
#
Put the acid into the cup, fill up with milk, wait 5 minutes.
Put the acid into the cup, fill up with soy milk, wait 5 minutes.
It thickens less than milk does.
Thinner: a spoon less of it.
Thin three parts of yogurt with one of milk.
As it is.
Thin it to the thickness of buttermilk.
#
Melt the butter into the milk.
The thick part of chilled coconut milk whips like cream.
Lighter; boil it down a little longer.
Does not split in hot dishes.
Read the label.
Soaked cashews blended with water until smooth.
Sold as cooking cream.
Blend it until smooth.
As it is.
#
Stir it in off the heat, or it curdles.
Made of soy, oats or nuts: read the label.
The lemon gives it the tang.
Soaked cashews blended with water and lemon.
Blend it until smooth.
Milder and richer; it does not curdle.
#
Unsweetened for savoury dishes.
Unsweetened for savoury dishes.
Richer.
Thinner; take a little less of the other liquid.
Blend it until smooth.
Thin it with water.
Thicker.
Thinner than Greek: strain it.
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
Whip it a little longer, with cream of tartar.
Whip, chill and whip again.
Lets nothing rise.
Blend it, or crumble it.
Made of egg, but safe raw.
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
With a spoon of flour or starch whisked in.
Whisk it until it froths.
Brush it on; the crumbs stick at once.
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
Browns sooner.
Firm when cold.
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
In the same amount.
Solid like coconut oil.
Liquid.
Liquid.
Liquid.
For less fat: half of it, and the crumb gets softer.
For less fat: half of it; the low-fat kind.
#
A pinch of toasted seeds, if you may, brings the nuttiness back.
Mild and nutty.
Neutral.
Nutty.
Neutral.
Thin it with oil.
#
Fruity instead of nutty.
Mild.
Neutral.
A little, the untoasted kind.
#
More taste, a little less flaky.
Use it solid.
The stick kind.
Very flaky.
The stick kind.
Three quarters of the amount.
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
Mashed.
For less fat: half of it, and the crumb gets softer.
For less fat: half of it; the low-fat kind.
#
A thin film, brushed on.
Brush it on, then dust with flour.
A thin film, brushed on.
A thin film.`,
'grains.tsv': `#
#
Rinse it; 15 minutes.
Five minutes in the pan; for few carbohydrates.
20 minutes longer.
Looser.
Five minutes; of wheat.
Of wheat.
Toast it first.
Longer; with gluten.
For the protein.
Pasta of wheat.
Chopped to grains.
#
As sticky.
Longer; with gluten.
Longer.
Less creamy.
For few carbohydrates.
Pasta of wheat.
In the same amount.
#
Rinse it; 15 minutes.
Longer.
Toast it first.
For few carbohydrates.
No wheat, in spite of its name.
In the same amount.
Of wheat.
Five minutes.
Longer.
#
Longer.
Five minutes; of wheat.
Toast it first.
Earthy.
Rinse it.
For few carbohydrates.
Of wheat.
In the same amount.
#
Quick.
Certified.
The groats, toasted.
Lighter.
A quarter of the amount.
With seeds: without grains.
In the same amount.
With gluten.
For few carbohydrates.
Cooked.
#
A minute less; rinse it for salads.
Two minutes in the pan; zucchini cut into ribbons.
More protein.
Roasted and pulled apart.
Soak it.
More protein.
Without wheat.
Another shape.
In thin slices, in place of sheets.
In thin slices, in place of sheets.
Another shape.
Rinse it; almost no carbohydrates.
Another dish.
#
Two sheets, dipped in water.
Brush the edge with water.
Two layers.
Blanched leaves.
Smaller and thinner.
Fresh.
#
Soak or boil it shortly.
A pinch of baking soda in the water makes it springy.
Of mung beans or sweet potato.
Two minutes.
A minute less.
Rinse it.
For wrappers; soak it.
Shredded, or whole leaves for wrapping.
Thicker.
Richer.
#
Of mung beans.
Of rice.
Two minutes.
Of wheat.
Of konjac.
Whole leaves, for wrapping.
Pulled apart.
#
Toast it.
In the same amount.
Heartier.
Crusty.
Of corn.
Two large leaves.
In slices, roasted.
Crisp.
Two caps, roasted.
Of wheat.
Of wheat.
For few carbohydrates.
In place of cubes.
Blanched leaves.
#
Warm it.
Large leaves.
Warm it.
Blanched leaves.
Of wheat.
Soak it.
Of wheat.
Toasted.
The filling as a bowl.
#
Crisp.
In the same amount.
Crushed.
Toasted in a little fat.
Of corn.
In slices.
In sticks.
Salty.
Light.
Crunchy.
#
Bake it first.
With egg and cheese: read the label.
A quick one.
Thin and crisp.
One cap each.
Spread on a tray and baked.
In thick slices, roasted.
Thin and crisp.
#
Rub in the butter.
In the same amount.
With a blend that holds xanthan gum.
Certified gluten-free where it matters.
Rub in the oil.
With one egg more.
#
In the same amount.
Softer.
Swells.
Without gluten.
Nutty.
Ground.
#
Without butter; with egg.
Richer.
A day old.
Sourer; a day old.
In thick slices.
Less rich.
Toast it first.
Two large leaves.`,
'herbs-spices.tsv': `#
#
Stronger: begin with half.
A third of the fresh.
Milder.
With a little mint.
For Thai basil.
Stronger.
Peppery.
#
With a squeeze of lime.
Thai basil is nearest.
Half of it.
The green part.
Half of it.
Chopped.
#
A third of the fresh.
Finer.
Another taste.
Sweeter.
Tastes of onion.
Chopped.
Peppery.
#
A third of the fresh.
Stronger.
Milder.
Milder, sweeter.
Stronger: begin with half.
Of several herbs.
Sweeter.
Stronger: begin with half.
#
A quarter teaspoon for a leaf.
A quarter teaspoon for a leaf.
Two for a leaf.
A small sprig.
#
With basil and thyme, equal parts.
With sage for poultry.
With oregano.
With thyme.
In the same amount.
#
Herbs and dried vegetables.
A squeeze at the end does what salt does.
Ask a doctor first where kidneys or heart are ill.
With onion powder and pepper.
For the savour.
Coarser: a little more by the spoon.
By weight the same.
Half of it, for flavoured salts.
For depth without sodium.
A dash at the end.
#
Sharper.
Specks show.
A pinch: hotter.
Without the bite.
Warm.
Sweeter.
#
Sweeter.
Earthier: begin with half.
Half of it.
Holds cumin and is hot.
Of several spices.
Sweeter.
Salty.
Sweeter.
#
Smoky.
Add a pinch of cumin for the smoke.
Hotter.
Much hotter.
Fruity and mild.
For the colour alone.
For the colour; sour.
Without nightshades.
For the colour, without nightshades.
#
Milder; with cumin and garlic powder for chili powder.
Coarser.
Hotter: half of it.
A few drops.
Salty.
Smoky.
Without chilies.
Warm, without chilies.
#
Sweeter; add it at the end.
With turmeric.
With coriander and ginger.
With coriander.
With cumin.
#
With garlic powder, oregano and salt.
With garlic powder and salt.
Read the label for salt.
Salt to taste.
#
Holds star anise.
Half a teaspoon for a star.
Half a teaspoon for a star.
One star for a teaspoon.
Stronger.
A few.
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
With turmeric for saffron.
Colour, little taste.
Colour, little taste.
Without the colour.
#
A quarter teaspoon for a tablespoon of fresh.
Sharper.
In the same amount.
Milder, for galangal.
Warm.
Warm.
Fresh.
#
An eighth of a teaspoon for a clove.
Half of a small one for a clove.
The taste without the fructans.
A tablespoon for a clove.
A pinch in hot oil; some brands hold wheat.
Without alliums.
The green part alone is low in fructans.
A clove for 1/8 teaspoon of powder.
Without alliums.
Without alliums.
#
A teaspoon for 2 leaves or a stalk.
A teaspoon for a stalk.
For curry leaves.
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
The nearest; finer.
Another freshness.
Sweeter.
Crushed: for the anise.
The fronds, chopped.
Without the anise.
Warmer.
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
Without the onion.
Another taste.
A quarter of it.
#
Sweeter.
The fronds.
A third of the fresh.
Milder.
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
Holds sage.
Milder.
Half of it: stronger.
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
A pinch, for the colour.
Colour, little taste.
With a pinch of turmeric.
Colour, little taste.
Another dish.
#
With flaky salt.
With flaky salt.
With onion powder and salt.
With salt.
Holds sesame.
#
With dried parsley and salt.
With salt.
Salt to taste.
With garlic powder.
#
With salt.
With lemon.
Sour and nutty.
#
Add a pinch of cayenne.
Read the label for salt.
With garlic powder and salt.
Salt to taste.
With thyme and garlic powder.
#
Crumbled.
Salty.
With dried parsley and carrot.
With salt.
#
A quarter teaspoon for a few drops.
Smoky and hot.
Salt the dish less.
For the depth without the smoke.
#
Dried; with a drop of maple syrup.
Crushed and fried.
Another bitterness.
A pinch of the ground seed: bitter.
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
Salt to taste.
Darker.
With herbs and a bay leaf.
Darker.
Lighter.
A tablespoon of miso for a cup of water.
A cube for 2 cups of water.
Half wine, half water.
Half and half with water.
#
As dark.
Add a spoon of soy sauce or tomato paste for depth.
Lighter.
Half wine, half water.
Boil it down for demi-glace.
With herbs, brown onions and salt.
#
For those who eat meat.
Darker.
With herbs and a bay leaf.
A tablespoon of miso for a cup of water.
Lighter.
#
With a piece of seaweed for the taste of the sea.
Light.
Of kelp.
Pale ones.
In the same amount.
With lemon and herbs.
#
In the same amount.
In the same amount.
Sweeter.
Sweeter.
One part to three of water.
Stronger.
Some hold traces of alcohol.
One part to three of water.
#
In the same amount.
Sweeter.
As dark, and as tart.
Unsweetened.
In the same amount.
Some hold traces of alcohol.
In the same amount.
For marsala and port.
For marsala and port.
#
With a pinch of sugar for mirin.
With a pinch of sugar for mirin.
Nuttier.
Thin it with water.
Nearest to mirin.
With a dash of rice vinegar.
With a dash of vinegar.
With a dash of vinegar.
#
Some hold traces of alcohol.
For the bubbles.
With a dash of vinegar.
In the same amount.
For stout.
Half of it water.
With a dash of vinegar.
Sweeter.
As dark as stout.
#
With a few drops of rum extract, where that is fine.
For orange liqueur.
Sweeter.
A teaspoon for a tablespoon; holds a little alcohol.
For coffee liqueur, strong and sweet.
Fruitier.
Sweeter.
Of corn.
With lemon for the sharpness.
With lime.
For the depth.
#
In the same amount.
Without caffeine.
For the depth.
In place of brewed coffee.
Lighter.
Of barley: with gluten.
#
Richer.
Thin it with water.
Milder.
Stir it in at the end.
Boil it up until thick.
Boil it up until thick.
Milder.
Thinner.
Thin it with water.
Blended with water.
#
Creamy.
Richest in protein.
Thin and sweet.
Thin.
Of the cow.
Thinned with water.
Nutty, without nuts.
#
The thick part of a chilled can whips.
Sold as cooking cream, or barista.
Melt the butter into it.
Read the label.
In the same amount.
With a little vanilla.
Blended smooth.
In the same amount.
Richer.
Whipped with sugar.
#
Of oats, soy, coconut or nuts: read the label.
Of fruit.
Blended until creamy.
Frozen.
Lighter.
#
In the same amount.
In the same amount.
In place of the water too.
In place of the water too.
In place of the water too.
#
With lime.
More taste.
Sweeter.
A little sweet.
As it is.
#
Mild and sweet.
Sweeter.
More tart.
For tomato juice.
For tomato juice.
More tart.
#
Add a pinch of sugar for the sweet kinds.
Alike.
Sweeter.
In the same amount.
In the same amount.
Less strong.
Tarter.
Strong and sweetened.
#
Stir until the sugar is gone.
Sweet as it is.
Nuttier.
The nearest.
Fruitier.
In the same amount.
#
In the same amount.
With a strip of orange peel.
A teaspoon for a tablespoon.
For limoncello; add sugar.
#
Strong.
For Irish cream; with sugar and vanilla.
For Irish cream; with sugar and vanilla.
Sweeter.
#
A quarter of it at the most; fill up with water.
Without almonds.
Another fruit.
#
Chilled.
Sweeter.
Another country's.
With sparkling water for the bubbles; some hold traces of alcohol.
Without the bubbles.
In the same amount.
#
In the same amount.
In the same amount.
Sweeter; leave out the vinegar in drinks.
Some hold traces of alcohol.
Unsweetened.
#
Stronger.
Without caffeine.
In the same amount.
Another taste, as bitter.
#
Stir until the sugar is gone.
Without the sugar.
With a dash of lemon.
Milder.
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
Season more, and add soy sauce or mushrooms for depth.
Read the label for soy and wheat.
Leaner.
Finely chopped and fried until dry.
Soak it in hot broth.
Half of them mashed.
Fatter.
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
Press it for 20 minutes, then marinate.
A can for each half pound.
Cooks alike.
Steam it for 10 minutes first.
Made of wheat.
In large florets.
The young kind, in brine.
Juicier; ten minutes longer.
Cooks a little longer.
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
Pounded thin for cutlets.
Pounded thin.
Pounded thin.
Stronger; an hour longer.
Stronger.
Made of wheat.
In thick slices.
One large cap for each cutlet.
Press and season it.
The young kind, in brine.
#
One large cap for each steak.
Brown them well.
Stronger.
Made of wheat.
Half the time.
Cooks alike.
Lean: do not overcook it.
The young kind, in brine.
Half a pound of dried for a pound.
Marinate it.
Press and marinate it.
In thick slices.
#
Half the time.
A little longer.
The young kind, in brine.
Leaner: baste it.
Press and marinate it.
Stronger.
Made of wheat.
Brown them well.
Marinate it.
Longer.
#
Milder.
Half the time.
Cooks alike.
With lentils for body.
In large cubes.
A can for each half pound.
Made of wheat.
The young kind, in brine.
Milder.
#
Leaner: fry it in a little oil.
In thin strips with soy or coconut aminos, maple and smoked paprika.
In strips, fried crisp.
In thin slices, roasted crisp with smoked paprika.
Baked with smoked paprika and maple.
Not smoked.
Darker.
A teaspoon, for the smoke alone.
In thin strips, roasted crisp.
Diced.
For the smoke and salt.
#
In slices or cubes.
In thin slices.
In slices.
Leaner.
With smoked paprika.
Fried with smoked paprika.
Saltier.
For the colour and sweetness.
Of beef.
As salty.
In thin slices.
#
Leaner.
Leaner.
Read the label for soy and wheat.
Season it as sausage.
Season it as sausage.
Crumbled, with fennel and smoked paprika.
With fennel and smoked paprika.
With smoked paprika.
Season it as sausage.
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
Fried with onions until brown.
Blended with walnuts, or seeds.
Milder.
Milder.
Soaked and blended with onions.
#
A can for a block.
Nuttier, firmer.
Made of wheat.
Cooks longer.
Does not melt.
Blended, it takes the place of silken tofu.
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
Brown them well.
The young kind, in brine.
Mashed a little.
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
One large cap for each steak.
Cooked a little longer.
Cooked through.
Made of wheat.
Stronger.
Press and marinate it.
Brown them well.
Marinate it.
In thick slices.
The young kind, in brine.
Lean: do not overcook it.`,
'nuts-legumes.tsv': `#
#
Toast them.
Toast them.
Crunchy.
A little bitter.
Milder.
Sweeter.
Softer.
In flakes.
Soft.
Toasted; certified gluten-free where it matters.
Toasted.
For the crunch.
#
Can turn green with baking soda: add lemon juice.
Milder.
Sweeten it for baking.
Of soy.
Sweeter.
Green.
Stronger.
Savoury.
Sweet.
#
Of sunflower seeds; read the label for milk.
Melted with a spoon of oil; read the label for traces.
Sweeten to taste.
Sweeten to taste.
Sweeten to taste.
Melted.
#
Larger.
Soft.
Darker.
Larger.
Swells, as flaxseed does.
Swells, as chia does.
Nutty.
Toasted.
Half of it.
A little bitter.
#
Toasted.
Certified gluten-free where it matters.
Toasted.
Toasted.
Unsweetened: add sugar.
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
Without legumes.
Without legumes.
Without legumes.
Sweeter.
For those who eat meat.
#
Falls apart.
Firmer.
Sooner done.
Larger.
Alike.
Without legumes.
Chopped.
Without legumes.
Another colour.
For those who eat meat.
#
Of eggplant.
Of avocado.
Blended with lemon and garlic.
Of chickpeas.
With herbs.
#
Two tablespoons for 1 egg white.
Lets nothing rise.
By the packet.
#
Of peas or rice.
Three spoons for a scoop.
Half a cup for a scoop.
Two spoons for a scoop.
Two spoons for a scoop.`,
'produce.tsv': `#
#
Milder.
Finer: three for a small onion.
Stronger.
The green part alone is low in fructans.
Without alliums.
Without alliums.
Milder.
The taste without the fructans.
A pinch in hot oil; some brands hold wheat.
A tablespoon for a medium onion.
Sweet when fried slowly.
For the sweetness.
#
With a pinch of fennel seed for the taste.
The stems.
With a pinch of fennel seed.
Sweet when fried.
Bitter.
Sweeter.
#
Tastes of anise.
Sweeter.
For the crunch.
The stems.
For the crunch.
For the crunch.
For celeriac.
In the same amount.
Sweet when fried.
For the crunch.
#
Sweeter.
Sweeter.
Softer.
Sharper.
Softer.
Sharper.
For the colour.
Wetter.
#
Sweeter.
Boil it first.
Less sweet.
Green and firm.
Cook it well.
For few carbohydrates.
#
For few carbohydrates.
Sweeter.
Few carbohydrates.
Sweeter.
Nutty.
Sweeter.
Mild when roasted.
Less sweet.
For the protein.
Lighter.
Fewer carbohydrates.
#
A can of 14 ounces for 4 medium ones.
Without tomato; add a splash of vinegar.
Fresh.
Three times as much for paste; boil it down.
For the colour and sweetness.
A quarter of the amount.
With a splash of vinegar: without nightshades.
Cooked and blended with carrot: without nightshades.
Sharper, green.
Sweeter.
#
A little hot.
Milder; without nightshades.
For the colour.
From the jar.
For the crunch.
Less sweet.
Sweeter.
Juicier.
For the crunch.
#
Milder than most.
Hotter: half of it.
A quarter teaspoon for a chili.
Without the heat.
Half a teaspoon for a chili.
Mild.
A teaspoon for a chipotle.
For the bite: without nightshades.
Without nightshades.
For the bite: without nightshades.
#
Brown it well.
Brown it over high heat.
Press and brown it.
Stronger.
Milder.
For the savour.
Larger.
Milder.
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
Shaved.
Shaved.
For the crunch.
Juicy.
#
In small florets.
In small florets.
Crisp.
Done in minutes.
Softer.
Halved.
Crisp.
Done in a minute.
Of soy.
Shredded.
For artichokes.
#
In the same amount.
In the same amount.
Takes more oil.
Meatier.
Raw.
Sweeter.
Meatier.
For the crunch.
In slices.
#
Sweeter.
A can for a pound.
Sweeter.
Cooked and pureed for baking.
Nuttier.
Wetter.
For spaghetti squash.
#
Green.
Chewier; of corn.
Diced.
In small pieces.
Of soy.
Diced.
For body.
Diced.
#
Savoury.
With lime.
Mashed; of soy.
For the fat.
For the creaminess.
For the creaminess.
Sweeter.
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
Half a cup for a banana.
Juicier.
Firmer.
Sweeter.
Creamy, not sweet.
Juicy.
Very ripe.
Sharper.
Juicy.
#
Sharper.
Mild.
Sweet.
Pitted.
Halved.
Darker.
A third of the amount.
Sharper.
#
Sharper, and sweetened.
Sweet.
Chopped.
Chopped, pitted.
Softer.
Sharper.
Fresh: fewer sugars.
Diced: fewer sugars.
In cookies.
#
Another fruit.
Let it stand for 15 minutes.
Sweeter.
Boil it down.
Boil it down.
In the same amount.
Thinner.
Another fruit.
#
Soak it.
In sheets.
Soak it.
With a pinch of salt.
For kombu.
Large leaves.
#
Three times as much; boil it down.
Three times as much; boil it down.
Sweeter: leave out the sugar.
Blended with a little oil.
Blended: without tomato.
For the depth.
#
Half of it.
Roasted until they shrink.
Sweeter.
For the salt.
#
Green ones, with lime.
The green kind.
With lime juice.
#
Half as much where it stays raw.
Rinse it where it stays raw.
The green part alone is low in fructans.
Milder.
Milder.
A spoon, without the fructans.
Stronger: a small clove.
Without alliums.
A pinch in hot oil; some brands hold wheat.
#
The nearest to the green part.
Cut fine.
Stronger: half of it.
Stronger: half of it, rinsed.
Without alliums.
Without alliums.
#
With a spoon of tomato paste.
With a dash of vinegar.
As smoky.
Roasted black, with smoked paprika.
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
Meatier.
Meatier.
Wetter.
Sweeter.
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
Sweeter.
Cut small.
Diced.
Done in a minute.
Chopped small.
Diced.
#
Drained.
Drained.
Cut small.
Drained.
Browned.
Saltier.
Browned.
#
Cut into fine threads.
In thin strips.
For the crunch.
In thin strips.
#
Softer.
Shaved.
Sliced.
Rub it soft with oil and salt.
Juicy.
Shaved or in florets.
Grated.
Shredded.
#
Finely grated, with a pinch of baking powder for the lift.
Cooked.
Chopped: as slippery.
One more, with a pinch of baking powder.
#
With a little orange zest.
A little bitter.
Sweeter.
Another fruit.
Thinner.
In the same amount.
#
Sweeter than grapefruit.
Two for an orange.
Sharper.
As tart.
Sweeter.
A quarter cup for an orange.
#
Sweeter.
Sharper: half of it, with a spoon of sugar.
As sweet.
Milder.
Sharper: half of it.
#
Smaller.
Larger, greener.
Toasted.
Softer.
Soft.
Smaller.
Crunchy.
#
As tart: as much sugar.
A tart one, with lemon juice; less sugar.
As tart.
Less sugar, and lemon juice.
Sour ones.
#
Half of them, soaked in hot water.
Sour ones.
Softer.
The seeds.
As tart.
As tart.
#
As crisp.
For the crunch.
Crisp.
Crisp.
Sliced.
Sharper.
#
Blanched.
Blanched.
Blanched.
Blanched shortly.`,
'sauces.tsv': `#
#
The bottle says gluten-free.
Sweeter and less salty: add a pinch of salt.
Two fifths less salt.
Of soy beans, without wheat.
Stir it smooth.
Holds fish.
Half of it: it is saltier.
Boiled down dark.
In the same amount.
For the colour and depth, without salt.
For the sharpness, without salt.
#
With a squeeze of lime.
Less salty: add salt.
Of seaweed and mushrooms; read the label for soy.
With a squeeze of lime.
Thinned with water.
Holds anchovies.
With a squeeze of lime.
With lime juice.
#
Of mushrooms; read the label for wheat.
Sweeter: take less sugar.
Thicken it with a little cornstarch.
Boil it up until it thickens.
Thicken it with a little cornstarch.
Sweeter.
Thinner.
#
Boil it up until it thickens.
Thicken it with a little cornstarch.
Sweet and spiced.
Thinner.
Smokier.
Boil it up until it thickens.
Boil it up until it thickens.
With garlic and a splash of vinegar.
#
Read the label for soy and wheat.
With a dash of vinegar and sugar.
With a dash of vinegar.
Sweeter: add a pinch of salt.
Add a pinch of sugar.
Thinner.
Saltier.
With a little salt.
#
Half of it; thinner.
Without soy.
Thinner.
For the body.
Half of it; thinner.
A cube for 2 tablespoons.
Half of it.
With salt.
#
Read the label for soy and mustard.
Lighter and more sour.
Mashed with lemon.
Thicker.
Thinner.
Blended with oil and salt.
Blended thick.
As a dressing.
Blend 3 tablespoons of aquafaba with 3/4 cup of oil.
Blended with lemon.
#
Sharper.
Let it stand for 10 minutes.
Hotter: begin with half.
Hotter: begin with a little.
Milder; add lemon.
For the colour, with pepper for the bite.
With a pinch of ground ginger.
For the spread.
Milder.
#
Thin it with water.
Boil it down.
Smokier.
In the same amount.
Chunkier.
Hotter.
Blended with vinegar: without tomato.
#
With smoked paprika.
Boil it down with smoked paprika.
Sweeter.
Saltier.
In the same amount.
#
A quarter teaspoon for a teaspoon.
Sweeter, with garlic.
Without sugar.
Thinner, more sour.
Let it stand.
Smokier.
For gochujang, with a little honey or sugar.
For the colour without the heat.
Sweet and mild, with a drop of vinegar.
#
Thin it with oil.
Milder and sweeter.
Thin it with oil.
Lighter.
Stronger.
For the fat alone.
Greener.
#
Read the label for nuts.
Without cheese and nuts.
Blend it with garlic and salt; sunflower seeds for the body.
Saltier.
Another dish, as good.
Blended.
#
3/8 cup of paste and 1/2 cup of water make a cup.
Cook it down with garlic and herbs.
Blended.
Season it.
Blended: without tomato.
Another sauce.
With beet and lemon it makes a sauce without tomato.
Sweeter.
#
Read the label.
With herbs, garlic and lemon.
Thinned with water, with garlic.
Thinned with milk, with herbs and lemon.
Lighter.
Thinned with water.
Rich.
With salt and pepper.
Fresh.
#
Fresh.
Rich.
With salt and pepper.
Thick.
With herbs and lemon.
Read the label.
Thinned with water.
Lighter.
With lime, onion and salt.
#
Fruitier.
Fresher.
Milder.
Mild and a little sweet.
Another fruit.
Sharper.
Darker.
#
In the same amount.
Boil it down for a glaze.
Less sweet.
Thicker.
Paler.
Less sweet.
Less sweet.
#
In the same amount.
In the same amount.
Half of it.
Half of it.
Sweeter.
A quarter teaspoon for a tablespoon.
Half of it.
Sweeter.
A teaspoon for a tablespoon.
A teaspoon for a tablespoon.
#
A few drops.
Twice as much; less other liquid.
Sweeter.
Sharper.
Sharper.
Finely chopped.
Less of the other liquid.
#
Without fish sauce.
Milder: add chili flakes.
Chopped.
Salted, with chili flakes and garlic.
Salted and left for an hour.
#
Rinse them.
Chopped.
Chopped.
Milder.
With a little vinegar and salt.
Marinated.
#
With a pinch of salt.
Holds sumac.
A teaspoon for a teaspoon.
As sour.
With a pinch of salt.
A splash.
#
In the same amount.
Sweeter.
Less sweet.
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
Fry it in oil.
Another country's taste.
Fry it in oil.
With chilies for the heat.
#
With soy sauce or coconut aminos.
With soy sauce or coconut aminos.
With soy sauce or coconut aminos.
#
Warm it gently with a spoon of oil.
With mustard; do not boil it.
Warm it gently.
With turmeric for the colour.
Blended, with turmeric.
With herbs.
#
Can for can.
With mushrooms or celery fried in it.
With fried mushrooms and a little salt.
Whisk it over heat until thick, with fried mushrooms.
Whisk it over heat until thick.
Boil it until thick.
Stir it in at the end.
Stir it in at the end.
#
Seasoned with garlic and nutritional yeast.
Whisk it over heat until thick.
Boil it down.
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
With a dash of vinegar.
Boil it up.
Hotter.
Darker.
Saltier.
#
Sweeter.
Stir it smooth.
With salt.
With chili flakes.
#
Thinner.
Stir it smooth.
Saltier: add a little sugar.
With a spoon of honey or sugar.
Without soy and wheat.
Thinner.
#
With smoked paprika.
With garlic and smoked paprika.
Sweeter.
Add cumin.
With a pinch of cayenne and oil.
#
Chopped.
Chopped small.
Chopped.
With a pinch of salt.
#
Chopped already.
Chopped.
Chopped; half of them.
Chopped.
With salt, left for 10 minutes.
#
The nearest: take a little less, with a drop of soy sauce.
Lighter and less sweet.
Of barley: with gluten.
Nutty.
#
Without sugar and garlic.
Thinner, more sour.
Half as much, at the most, with a dash of vinegar.
Let it stand.
Thicker and sweeter.
Smoother.
#
Boiled down by half.
Four times as much, boiled down to a syrup.
Thinner.
As sour.
Boiled down to a syrup.
#
With cheese and nuts.
Chopped with garlic and chili flakes.
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
In bites, cooked through.
In thick coins, scored.
In slices.
In cubes, fried.
In chunks, added at the end.
Crisp in the oven.
Made of konjac.
Smaller.
In small florets.
Drained well.
#
Chopped.
Shredded, with a little seaweed.
The young kind, shredded.
Poached and flaked.
Chopped.
In the same amount.
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
Shorter.
Torn, with a little seaweed.
Discard those that stay closed.
Discard those that stay closed.
In rings.
In chunks.
With a little seaweed for the taste of the sea.
For body.
Drained well.
In bites, cooked through.
#
Thinner: less time.
Nearest of all.
Marinate it with miso or seaweed.
Roasted in thin ribbons with liquid smoke.
Stronger.
Cooked through.
Marinated.
Richer.
Mashed with seaweed and lemon.
Meatier.
Drained.
In thick slices.
#
Mashed, with a little seaweed or capers.
Drained.
Shredded.
The young kind, in brine.
In cubes, marinated and baked.
As meaty.
Stronger.
Marinated.
Mashed a little.
As meaty.
In the same amount.
#
Flaky.
Flaky.
Thin: less time.
Firmer.
Press it; wrap it in a sheet of seaweed.
Pounded thin and cooked through.
In brine, drained and battered.
Halved.
In thick slices.
For body.
Steamed and marinated.
Richer.
In thick slices.
#
Mashed; a teaspoon for a fillet.
Half a teaspoon for a fillet.
Half a teaspoon for a fillet.
Mashed.
Half a teaspoon for a fillet.
More of it: it is milder.
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
Thinner.
Ground, with salt.
Nearest of all.
Thinner.
Thinner and sweeter.
#
Leaner; rare in the middle.
As meaty.
Richer.
Firm, with less mercury.
Firm and milder.
Pressed and marinated.
As meaty.
Cooked through.
In cubes, marinated and baked.
In thick slices.`,
'sweeteners.tsv': `#
#
Browner, tastes of caramel.
Take 3 tablespoons less liquid for each cup.
Take 1/4 cup less liquid for each cup, and bake 25 F cooler.
Moister.
Very strong: a teaspoon for a cup; add bulk with applesauce.
Cools on the tongue.
The kind that measures like sugar.
Take 1/4 cup less liquid for each cup.
Browns sooner.
Blended with a little hot water.
Very ripe; take less liquid.
Take less liquid.
#
Drier: add a teaspoon of water for each cup.
Rub the molasses in.
Take 3 tablespoons less liquid for each cup.
Take 1/4 cup less liquid for each cup.
Paler and crisper.
Sold as brown sugar substitute, too.
The golden kind.
Blended with hot water.
#
Blend 1 cup of sugar with 1 tablespoon of cornstarch to a powder.
Blend to a powder; browner.
The powdered kind.
Thinner.
The powdered kind.
Thinner.
#
Thinner and less sweet.
Sweeter: begin with a little less.
Darker.
Less sweet.
1 1/4 cups of sugar and 1/4 cup of liquid for a cup.
In the same amount.
Half of it is often enough.
Less sweet.
Sweetened with erythritol or monk fruit.
Very strong.
#
Sweeter and thicker.
Sweeter.
Darker.
Boil them up together.
In the same amount.
Add a drop of maple extract.
Sweetened with erythritol or monk fruit.
Very strong.
#
Thinner, tastes of maple.
Thicker.
In the same amount.
Equal parts of sugar and water.
Stir until it has dissolved.
Sweeter.
#
Sweeter.
Sweeter, thinner.
Thinner.
Tastes of caramel.
Less sweet.
Boil them to a syrup.
Milder.
Very strong.
#
Lighter.
Lighter and sweeter.
Dark sugar is nearest.
Milder.
As dark.
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
Stirred into warm water.
Tastes of maple.
Boiled up until clear.
Sweetened with erythritol or monk fruit.
#
Sold ready; or coconut milk boiled down by half with sugar.
Simmer until thick.
Stir over low heat until it has dissolved.
Boil 2 cups down to 1 with the sugar.
Browner.
#
In the same amount.
The full-fat kind.
Thin it with a little milk.
Boil 2 1/4 cups down to 1.
Boil 2 1/4 cups down to 1.
Boil 2 1/4 cups down to 1.
#
Boil them together until thick.
With a pinch of salt.
Thicker.
Thinner.
Thinner.
Tastes of caramel.
Paler.
#
Ready popped.
Salty.
Crunchy, with more protein.
Glazed as the corn would be.
Broken.
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
