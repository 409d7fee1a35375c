/** Salt, spices and herbs, fresh and dried. */
export const spicesHerbs = `
salt | kosher, sea, fleur de sel, sel gris, sodium, maldon | salt | seasoning | | 0 0 0 0 0 0 0 38758 0 | 292 - | 1.5 | pantry 2000
black pepper | pepper, peppercorn, peppermill, pepper mill, long pepper | spice | seasoning | | 251 10.4 64 3.3 1.4 25.3 0.6 20 0 | 110 - | 30 | pantry 1000
white pepper | white peppercorn | spice | seasoning | | 296 10.4 68.6 2.1 0.6 26.2 0 5 0 | 115 - | 35 | pantry 1000
cumin | jeera | spice | spice | | 375 17.8 44.2 22.3 1.5 10.5 2.2 168 0 | 96 - | 25 | pantry 730
cinnamon | cinnamon bark, cassia, canela, dalchini, cassia bark | spice | spice | | 247 4 80.6 1.2 0.3 53.1 2.2 10 0 | 125 3 | 25 | pantry 730
paprika | pimenton dulce, pimenton picante, sweet pimenton, hot pimenton | spice nightshade | spice |  | 282 14.1 54 12.9 2.1 34.9 10.3 68 0 | 109 - | 25 | pantry 730
chili powder | ancho powder, chipotle powder | spice nightshade | spice | | 282 13.5 49.7 14.3 2.5 34.8 7.2 4000 0 | 125 - | 25 | pantry 730
cayenne pepper | cayenne, ground red pepper, red pepper powder, gochugaru, korean chili flake, aleppo pepper, urfa biber, aleppo, espelette, pul biber | spice nightshade | spice | | 318 12 56.6 17.3 3.3 27.2 10.3 30 0 | 85 - | 28 | pantry 730
red pepper flake | chile flake, crushed red pepper, pepper flake | spice nightshade | spice | | 318 12 56.6 17.3 3.3 27.2 10.3 30 0 | 85 - | 28 | pantry 730
turmeric | haldi, curcuma | spice root | spice | | 312 9.7 67.1 3.2 1.8 22.7 3.2 27 0 | 150 - | 22 | pantry 730
coriander | dhania powder, dhania | spice | spice | | 298 12.4 55 17.8 1 41.9 0 35 0 | 80 - | 22 | pantry 730
nutmeg | | spice | spice |  | 525 5.8 49.3 36.3 25.9 20.8 28.5 16 0 | 112 - | 45 | pantry 1000
cloves | | spice | spice |  | 274 6 65.5 13 4 33.9 2.4 277 0 | 104 - | 45 | pantry 1000
allspice | allspice berry, pimento berry, jamaica pepper | spice | spice | | 263 6.1 72.1 8.7 2.5 21.6 0 77 0 | 96 - | 35 | pantry 1000
cardamom | cardamon, elaichi | spice | spice | | 311 10.8 68.5 6.7 0.7 28 0 18 0 | 93 - | 90 | pantry 730
onion powder | granulated onion, dried onion, minced onion dried, dried minced onion, onion flake, onion granule | spice allium | seasoning | | 341 10.4 79.1 1 0.2 15.2 6.6 73 0 | 110 - | 20 | pantry 730
bay leaf | bay, laurel leaf | herb spice | herb | | 313 7.6 75 8.4 2.3 26.3 0 23 0 | 29 0.2 | 60 | pantry 730
oregano | | herb | herb |  | 265 9 68.9 4.3 1.6 42.5 4.1 25 0 | 48 - | 30 | pantry 730
thyme | | herb | herb |  | 101 5.6 24.4 1.7 0.5 14 0 9 0 | 40 1 | 40 | fridge 10
dried thyme | ground thyme | herb | herb | | 276 9.1 63.9 7.4 2.7 37 1.7 55 0 | 48 - | 40 | pantry 730
rosemary | | herb | herb |  | 131 3.3 20.7 5.9 2.8 14.1 0 26 0 | 28 1.5 | 40 | fridge 14
sage | | herb | herb |  | 315 10.6 60.7 12.8 7 40.3 1.7 11 0 | 34 0.5 | 40 | fridge 10
basil | | herb leafy | herb |  | 23 3.1 2.6 0.6 0 1.6 0.3 4 0 | 24 0.5 | 30 | fridge 5
dried basil | dry basil | herb | herb | | 233 23 47.8 4.1 2.2 37.7 1.7 76 0 | 34 - | 30 | pantry 730
parsley | | herb leafy | herb |  | 36 3 6.3 0.8 0.1 3.3 0.8 56 0 | 50 1 | 15 | fridge 8
cilantro | coriander leaf, fresh coriander, coriander sprig, coriander root, coriander stem, chopped coriander, bunch coriander, coriander leave, culantro, recao | herb leafy | herb | | 23 2.1 3.7 0.5 0 2.8 0.9 46 0 | 16 2 | 12 | fridge 7
mint | spearmint, fresh peppermint, peppermint leaf | herb leafy | herb | | 44 3.3 8.4 0.7 0.2 6.8 0 30 0 | 30 0.1 | 25 | fridge 7
dill | dill weed, dillweed | herb | herb | | 43 3.5 7 1.1 0.1 2.1 0 61 0 | 9 1 | 30 | fridge 7
chive | | herb allium | herb |  | 30 3.3 4.3 0.7 0.1 2.5 1.9 3 0 | 48 1 | 40 | fridge 7
tarragon | | herb | herb |  | 295 22.8 50.2 7.2 1.9 7.4 0 62 0 | 29 1 | 45 | fridge 7
italian seasoning | herb, herbes de provence, bouquet garni, poultry seasoning, fines herbes, herbs de provence | herb spice | herb | | 265 9 68 5 1.5 40 4 25 0 | 48 - | 30 | pantry 730
saffron | | spice | spice |  | 310 11.4 65.4 5.8 1.6 3.9 2 148 0 | 34 - | 4000 | pantry 730
star anise | anise star | spice | spice | | 337 17.6 50 15.9 0.6 14.6 0 16 0 | 107 1.5 | 45 | pantry 730
fennel seed | ground fennel, saunf, fennel pollen | spice seed | spice | | 345 15.8 52.3 14.9 0.5 39.8 0 88 0 | 93 - | 30 | pantry 730
mustard seed | rai | spice mustard | spice | | 508 26.1 28.1 36.2 2 12.2 6.8 13 0 | 100 - | 25 | pantry 730
onion salt | | salt spice | seasoning |  | 20 0.6 4 0.1 0 1 0.5 28000 0 | 250 - | 12 | pantry 1500
celery salt | celery seed, celery powder, celery flake | salt spice celery | seasoning | | 392 18.1 41.4 25.3 2.2 11.8 0.7 160 0 | 106 - | 20 | pantry 1000
msg | monosodium glutamate, accent, ajinomoto, aji no moto | additive salt | seasoning | | 280 60 0 0 0 0 0 12300 0 | 200 - | 15 | pantry 2000
seasoning | spice mix, mrs dash, bbq rub, bbq seasoning, chicken rub, pork rub, poultry rub, burger seasoning, emerils essence, rub, seafood rub, chicken spice, sazon, sazon goya, adobo powder, goya adobo, all purpose adobo, pizza seasoning, pasta seasoning, hamburger seasoning, garlic and herb seasoning, lemon pepper, lemon and pepper seasoning, citrus pepper, mccormick grill mates, chicken breast seasoning, pot roast seasoning, sloppy joe mix, meatloaf seasoning mix, beef stew seasoning mix, beef stew mix, stew seasoning mix, spaghetti sauce mix, pasta sauce mix, beef stroganoff seasoning mix, salsa mix, fried rice seasoning, enchilada seasoning mix, jambalaya seasoning, gumbo base mix, chicken seasoning, tajin, chili lime seasoning, adobo goya, vegeta | spice salt | spice | celery mustard wheat gluten | 230 8 45 5 1 12 10 9000 0 | 110 - | 25 | pantry 730
taco seasoning | taco mix, fajita seasoning, chili seasoning, mexican seasoning, mexican spice mix, taco spice mix, southwest seasoning, chili spice mix, tex mex seasoning, mexican spice blend, southwestern seasoning, fajita mix, white chicken chili seasoning mix, carnita seasoning, taco rub, barbacoa seasoning, chipotle seasoning, chipotle rub, ancho rub, chili mix, chili kit, enchilada seasoning, burrito seasoning | spice nightshade salt | spice | wheat gluten | 280 6 55 5 0.6 13.3 10.8 7203 0 | 110 28 | 20 | pantry 730
cajun seasoning | creole seasoning, blackening seasoning, cajun spice, blackened seasoning, creole spice, cajun spice mix, tony chacheres seasoning, blackening spice, blackened redfish seasoning, louisiana seasoning, tony chacheres, slap ya mama, zatarains creole seasoning | spice nightshade salt | spice | celery | 210 8 42 6 1 15 6 11000 0 | 110 - | 25 | pantry 730
old bay seasoning | bay seasoning, old bay, seafood seasoning, crab boil, shrimp boil, seafood boil, chesapeake seasoning, fish seasoning, crab seasoning, zatarains crab and shrimp boil, liquid shrimp and crab boil seasoning, fish spice, crab spice | spice salt celery mustard | spice | | 200 8 38 6 1 15 3 12000 0 | 110 - | 28 | pantry 730
five spice powder | five powder, five spice, quatre epices, chinese spice | spice | spice | | 300 8 62 9 1 25 3 60 0 | 100 - | 35 | pantry 730
pumpkin pie spice | mixed pudding spice, speculaas spice, gingerbread spice, pumpkin spice, lebkuchen spice, pie spice, apple spice, pickling, mulling spice, crab apple spice, sweet spice, allspice mix, chai spice, mulled wine spice, ground mixed spice, koekkruiden, cake spice, speculoos spice, gingerbread seasoning, chai masala, chai spice mix | spice | spice | | 342 5.8 69.3 12.6 6.5 14.8 7.8 52 0 | 100 - | 35 | pantry 730
garam masala | | spice | spice | mustard celery | 379 15 45 15 2 25 3 97 0 | 100 - | 35 | pantry 365
curry powder | curry, colombo powder | spice | spice | mustard celery | 325 14.3 55.8 14 1.6 53.2 2.8 52 0 | 101 - | 30 | pantry 365
curry block | curry cube, curry sauce mix, golden curry, curry sauce base, vermont curry, s and b golden curry mix, roux, stew roux | spice wheat oil | seasoning | milk soy celery mustard | 510 6 45 34 17 5 10 4000 0 | 240 20 | 14 | pantry 365
jerk seasoning | jamaican jerk season, jerk spice, jerk rub, jerk paste, jerk marinade, jerk sauce, jerk dry rub | spice nightshade salt | spice | celery | 210 6 42 4 0.7 12 12 8000 0 | 110 - | 28 | pantry 730
za'atar | zahtar, zatar, zataar | spice sesame herb | spice | tree_nut | 330 10 40 16 2.5 20 2 2000 0 | 100 - | 40 | pantry 365
dukkah | duqqa, dukka | spice sesame tree_nut | spice | | 500 16 25 40 5 14 3 900 0 | 110 - | 40 | pantry 180
furikake | rice seasoning, furikake seasoning, ochazuke seasoning, rice sprinkle | fish sesame condiment soy | seasoning | egg wheat gluten crustacean milk | 380 22 45 14 2 12 20 4500 20 | 100 - | 50 | pantry 365
ras el hanout | ras hanout, moroccan spice, moroccan seasoning, moroccan spice mix, ras el hannout | spice | spice | celery mustard | 290 11 50 11 1 25 5 80 0 | 100 - | 38 | pantry 730
suya spice | suya pepper, yaji, suya seasoning | spice peanut | spice | | 430 18 35 26 4 12 6 2500 0 | 100 - | 35 | pantry 365
greek seasoning | mediterranean seasoning, mediterranean herb, italian spice, tuscan seasoning, italian seasoning mix, greek spice, tuscan herb, greek herb, pizza spice, spaghetti seasoning, souvlaki seasoning, gyro seasoning, mediterranean spice, sicilian seasoning, tuscan spice, bruschetta seasoning, mediterranean spice mix, greek spice mix, italian seasoning blend | herb spice salt | herb | wheat gluten celery | 240 9 50 5 1 25 5 6000 0 | 80 - | 28 | pantry 730
ranch seasoning | ranch dressing mix, ranch dip mix, ranch salad dressing mix, ranch mix, hidden valley original ranch salad dressing, ranch style dressing mix, ranch powder, ranch dressing seasoning mix, dip mix, ranch dressing powder, cheese sauce mix, pesto sauce mix, ranch dip, sour cream sauce mix | dairy spice salt | seasoning | soy wheat gluten egg | 300 10 55 5 2.5 3 15 16000 5 | 130 28 | 25 | pantry 540
italian dressing mix | italian seasoning dressing mix, italian dressing seasoning, good seasons zesty italian dressing, good seasons italian salad dressing, vinaigrette dressing mix, salad dressing mix, garlic and herb dressing mix | spice salt sugar | seasoning | milk soy | 250 3 58 1 0.2 4 35 20000 0 | 140 20 | 25 | pantry 540
ground ginger | ginger powder, powdered ginger, dried ginger, dry ginger, sonth | spice | spice | | 335 9 71.6 4.2 2.6 14.1 3.4 27 0 | 85 - | 30 | pantry 730
crystallized ginger | candied ginger, stem ginger, preserved ginger, ginger in syrup, glace ginger, sugared ginger, uncrystallized ginger, crystalized ginger, ginger preserve, stem ginger syrup | root sugar | sweet | sulfite | 335 0.5 85 0.2 0 2 75 40 0 | 200 6 | 18 | pantry 540
pickled ginger | gari, sushi ginger, beni shoga, red ginger, pickled young ginger, beni shouga | root condiment | seasoning | sulfite | 51 0.4 12 0.1 0 1 10 800 0 | 160 - | 14 | fridge 180
ginger paste | minced ginger jar, ginger juice, ginger puree | allium root | aromatic | | 110 4 23 0.8 0.1 2 3 600 0 | 240 - | 12 | fridge 120
french fried onion | fried shallot, crispy onion, fried onion, durkee onion, onion ring, onion straw, fried red onion, onion bhaji, fried red shallot, bawang goreng, crispy shallot, fried garlic chip | vegetable allium wheat oil | seasoning | soy milk | 590 5 40 46 20 3 5 500 0 | 56 - | 14 | pantry 270
garlic powder | granulated garlic, dried garlic, garlic granule, garlic flake, dried minced garlic, dehydrated garlic, powdered garlic, dehydrated minced garlic, dry garlic, garlic and pepper seasoning | spice allium | seasoning | | 331 16.6 72.7 0.7 0.2 9 2.4 60 0 | 155 - | 20 | pantry 730
sansho | sancho powder, kinome | spice | spice | | 300 10 60 7 1.5 28 3 40 0 | 100 - | 60 | pantry 730
aji amarillo paste | aji amarillo, yellow chile paste, aji paste, rocoto paste, aji panca, ancho paste, biber salcasi, pepper paste, aji mirasol paste, ancho chile paste, calabrian chile paste, calabrian chile, bomba calabrese, chile puree, roasted chile paste, dried chile paste, red chile paste, guajillo paste, shatta | nightshade condiment | seasoning | sulfite | 90 2 16 2 0.3 4 8 1500 0 | 250 - | 16 | fridge 180
smoked paprika | spanish paprika, pimenton, bittersweet paprika, pimenton de la vera | spice nightshade | spice | | 282 14.1 54 12.9 2.1 34.9 10.3 68 0 | 109 - | 30 | pantry 730
fenugreek | methi, utskho suneli, khmeli suneli | spice herb | spice | | 323 23 58.4 6.4 1.5 24.6 3 67 0 | 178 - | 25 | pantry 730
caraway seed | caraway, carum seed, ajwain, ajowan, carom seed, bishops weed, caraway seed oil | spice seed | spice | | 333 19.8 49.9 14.6 0.6 38 0.6 17 0 | 107 - | 28 | pantry 730
nigella seed | kalonji, nigella, charnushka, onion seed, nigella sativa, black seed, habbat al barakah, shahi jeera, kalaunji | spice seed | spice | | 375 17.8 44.2 22.3 1.5 10.5 2.2 168 0 | 100 - | 35 | pantry 730
asafoetida | hing, asafetida | spice | spice | wheat gluten | 297 4 68 1 0.2 4 0 40 0 | 110 - | 90 | pantry 730
amchur | mango powder, amchoor, aamchur powder | spice fruit | spice | | 300 3 70 4 1 20 30 30 0 | 110 - | 30 | pantry 730
juniper berry | juniper | spice | spice | | 300 6 65 10 1 25 10 30 0 | 90 0.5 | 40 | pantry 730
marjoram | savory | herb | herb | | 271 12.7 60.6 7 0.5 40.3 4.1 77 0 | 29 - | 30 | pantry 365
chervil | | herb leafy | herb |  | 237 23 49 4 0.2 11 5 83 0 | 30 - | 45 | fridge 7
curry leaf | curry tree leaf, sweet neem leaf | herb leafy | herb | | 108 6 19 1 0.1 6 0 30 0 | 20 0.2 | 40 | fridge 10
dried parsley | parsley flake, dry parsley, parsley powder | herb | herb | | 292 26.6 50.6 5.5 1.4 26.7 7.3 452 0 | 24 - | 30 | pantry 730
dried dill | dry dill, dried dillweed | herb | herb | | 253 20 55.8 4.4 0.2 13.6 0 208 0 | 50 - | 30 | pantry 730
dill seed | | spice seed | spice |  | 305 16 55.2 14.5 0.7 21.1 0 20 0 | 100 - | 28 | pantry 730
dried mint | dry mint, dried spearmint, dried peppermint | herb | herb | | 285 19.9 52 6 1.6 29.8 0 344 0 | 77 - | 35 | pantry 730
dried rosemary | ground rosemary, crushed rosemary, dry rosemary, rosemary powder | herb | herb | | 331 4.9 64.1 15.2 7.4 42.6 0 50 0 | 58 - | 30 | pantry 730
dried chive | | herb allium | herb |  | 311 21.2 64.3 3.5 0.6 26.2 30 70 0 | 3 - | 90 | pantry 730
dried cilantro | | herb | herb |  | 279 21.9 52.1 4.8 0.1 10.4 7.3 211 0 | 29 - | 40 | pantry 730
mace | mace blade, javitri | spice | spice | | 475 6.7 50.5 32.4 9.5 20.2 0 80 0 | 85 - | 60 | pantry 1000
aniseed | anise | spice seed | spice | | 337 17.6 50 15.9 0.6 14.6 0 16 0 | 107 - | 35 | pantry 1000
wasabi paste | wasabi, wasabi sauce, horseradish powder | spice mustard condiment | seasoning | soy milk | 265 3 45 9 1.5 6 14 3400 0 | 240 - | 40 | fridge 180
dried mushroom | dried shiitake, dried shiitake mushroom, dried porcini, dried porcini mushroom, dried wild mushroom, black fungus, wood ear mushroom, cloud ear, dried morel, tree ear, black mushroom, wood ear, cloud ear mushroom, dried chanterelle, porcini powder, mushroom powder, jelly fungus, snow fungus, white fungus, tree fungus, dried cep, dried mixed mushroom, dried oyster mushroom, wood fungus, wood ear fungus, chinese mushroom, dried forest mushroom, mushroom dust, shiitake powder, dried straw mushroom, black trumpet dried, huitlacoche, cuitlacoche, corn smut, reishi, chaga, chaga mushroom, cordyceps, lingzhi, reishi mushroom, mushroom extract, dried porcino, cloud ear fungus, duxelle | mushroom | seasoning | | 296 9.6 75.4 1 0.2 11.5 2.2 13 0 | 40 4 | 90 | pantry 540
tea leaf | tea, lapsang souchong, tea leave, chai, hojicha, genmaicha, sencha, oolong, mate, lapsang, english breakfast tea | caffeine | drink | | 1 0 0.3 0 0 0 0 3 0 | 237 2 | 20 | pantry 730
*sour spice | anardana, pomegranate powder, black lime, dried lime, loomi, omani lime, limu omani, dried persian lime, kokum, dried pomegranate seed, dried sour mango, tamarind powder, persian lime dried, goraka, kodampuli, lime powder, lemon powder, cambodge, gamboge, kudampuli, garcinia | spice fruit | spice | | 300 3 70 4 1 20 30 30 0 | 110 - | 30 | pantry 730
*spice | mahleb, mahlab, mahlepi, angelica, gentian, tonka bean, annatto oil, achiote oil, mastic resin, orris root, myrtle berry, lemon myrtle, wattleseed, sarsaparilla, gum arabic spice, safflower, safflower petal, marigold petal, vetiver, ginseng, dang gui, dong quai, astragalus, codonopsis, solomons seal, dried galangal, dried lemongrass, pachyphytum, calamus, valerian, echinacea, ginkgo extract, guarana, maca, lucuma, baobab powder, moringa powder, ashwagandha, rosehip, rose hip, dagad phool, radhuni, hop, hop pellet | spice | spice | | 300 6 65 10 1 25 10 30 0 | 90 0.5 | 40 | pantry 730
*fresh herb | sweet cicely, lovage, hyssop, rue, lemon balm, verbena, woodruff, tansy, burnet, mugwort, meadowsweet, yarrow, bee balm, wormwood, catnip, feverfew, agastache, chickweed, costmary, comfrey, mallow, agrimony, ladys mantle, rau ram, kaffir, laksa leaf, huacatay, papalo, fish mint, daun salam, salam leaf, ngo gai, lemon leaf, pak chi farang, tejpat, kaffir lime zest, perilla seed, quillquina, kaffir lime peel, chili leaf, guasca, kaffir lime rind, yerba buena, tej patta, hierba santa, tulsi, umeboshi shiso, culinary herb, soft herb, micro herb, wild herb, tender herb | herb leafy | herb | | 237 23 49 4 0.2 11 5 83 0 | 30 - | 45 | fridge 7
sumac | sumac berry | spice fruit | spice | | 300 4 70 5 1 28 1 20 0 | 110 - | 35 | pantry 730
annatto | achiote, recado rojo, annatto extract, bija | spice | spice | | 350 13 60 8 1 25 0 30 0 | 110 - | 30 | pantry 730
shiso | perilla, ooba leaf, sesame leaf, kkaennip | herb leafy | herb | | 37 3.9 7 0.1 0 7 0 1 0 | 20 1 | 60 | fridge 5
kaffir lime leaf | kaffir leaf, lime leaf, kaffir lime, makrut lime | herb | herb | | 100 5 20 1 0.1 6 0 10 0 | 20 0.3 | 60 | fridge 14
epazote | | herb leafy | herb |  | 32 0.3 7.4 0.5 0 3.8 0 43 0 | 20 1 | 40 | fridge 7
licorice root | liquorice root, licorice powder | spice | spice | | 375 7 75 2 0 10 15 30 0 | 100 5 | 40 | pantry 730
file powder | gumbo file, file, gumbo file powder, sassafras, filet powder gumbo | spice herb | thickener | | 310 7 65 8 2 26 0 25 0 | 90 - | 45 | pantry 730
*flavored salt | truffle salt, msg salt, kala namak, accent seasoning, umami salt | salt spice | seasoning | | 20 0.6 4 0.1 0 1 0.5 28000 0 | 250 - | 12 | pantry 1500
*additive | flavor enhancer, disodium inosinate, disodium guanylate, meat tenderizer, papain, tenderizer, sodium nitrite, prague powder, instacure, saltpeter, saltpetre, tender quick, insta cure, curing mix, potassium nitrate, sodium erythorbate, preservative, sodium benzoate, antioxidant, e621, potassium sorbate | additive salt | seasoning | | 280 60 0 0 0 0 0 12300 0 | 200 - | 15 | pantry 2000
*masala | biryani masala, sambar powder, rasam powder, tandoori spice mix, panch phoron, chicken masala, pav bhaji masala, tandoori seasoning, tandoori powder, kebab masala, panch phoran, tandoori spice, vindaloo seasoning, indian spice, fish masala, pani puri masala, tandoori marinade powder, vadouvan, gunpowder spice, podi, idli podi, bafat powder, sambhar powder, chat masala, chaat masala, chat massala | spice | spice | mustard celery | 379 15 45 15 2 25 3 97 0 | 100 - | 35 | pantry 365
*spice blend | berbere, baharat, harissa spice, advieh, hawaij, shawarma spice mix, shawarma seasoning, mitmita, seven spice, harissa powder, kofta spice, persian spice mix, tunisian spice, tabil, chermoula spice, peri peri seasoning, piri piri seasoning, piri piri powder, peri peri spice, middle eastern spice, lebanese 7 spice, 7 spice powder, bezar, kabsa spice mix, middle eastern seasoning, harissa seasoning, moroccan rub | spice | spice | celery mustard | 290 11 50 11 1 25 5 80 0 | 100 - | 38 | pantry 730
*peppery spice | grains of paradise, cubeb, alligator pepper, voatsiperifery, pink berry, uda seed | spice | spice | | 300 10 60 7 1.5 28 3 40 0 | 100 - | 60 | pantry 730
*herbal tea | rooibos, peppermint tea, linden flower, lime flower, green tea extract powder | caffeine | drink | | 1 0 0.3 0 0 0 0 3 0 | 237 2 | 20 | pantry 730
seasoned salt | seasoning salt, season salt, herb salt, vegetable salt, chili salt | salt spice | seasoning | celery | 20 0.6 4 0.1 0 1 0.5 28000 0 | 250 - | 12 | pantry 1500
garlic salt | | salt allium | seasoning |  | 40 2 8 0.1 0 1 0.5 29000 0 | 250 - | 12 | pantry 1500
salt substitute | lite salt, nu salt, potassium chloride | salt additive | seasoning | | 0 0 0 0 0 0 0 500 0 | 280 - | 14 | pantry 2000
garlic paste | garlic puree, minced garlic jar, garlic in oil, crushed garlic jar, jarred minced garlic, bottled minced garlic | allium root | aromatic | | 110 4 23 0.8 0.1 2 3 600 0 | 240 - | 12 | fridge 120
roasted garlic | black garlic, garlic confit, confit garlic, fried garlic | allium root | aromatic | | 150 6 32 1 0.1 2 2 20 0 | 200 4 | 14 | fridge 14
ginger garlic paste | | allium root | aromatic |  | 105 3 22 0.8 0.1 2 3 600 0 | 240 - | 12 | fridge 120
sichuan pepper | sichuan peppercorn, szechwan peppercorn, szechuan peppercorn, szechuan pepper, szechwan pepper, prickly ash | spice | spice | | 300 10 60 7 1.5 28 3 40 0 | 80 - | 60 | pantry 730
ancho chile | ancho chile pepper, ancho pepper, ancho, mulato chile, dried poblano chile, mulato chile pepper, pasilla | spice nightshade | spice | | 281 11.9 51.4 8.2 0.8 21.6 0 43 0 | 60 17 | 26 | pantry 730
guajillo chile | guajillo, guajillo chile pepper, new mexico chile pod, california chile, pasilla chile, pasilla chile pepper, chile pasilla, chile negro, dried new mexico chile | spice nightshade | spice | | 345 12.3 51.1 15.8 0 26.8 0 89 0 | 60 7 | 26 | pantry 730
chipotle chile | chipotle, chipotle pepper, morita chile, meco chile, smoked chile, mora chile, chile morita, chipotle chile pepper, morita, chipotle morita | spice nightshade | spice | | 324 10.6 69.9 5.8 0.8 28.7 41.1 91 0 | 60 3 | 30 | pantry 730
dried red chile | dried chile, chile de arbol, arbol chile, dried thai chile, dried red chile pepper, dried chile pepper, dry red chili, kashmiri chili, cascabel chile, pequin chile, chile pod, dried whole red chile, tien tsin chile, japones chile, piment despelette, dried sweet pepper, dried bell pepper, chile arbol, silgochu, chili thread, aji mirasol, puya chile, cascabel, byadagi chili | spice nightshade | spice | | 324 10.6 69.9 5.8 0.8 28.7 41.1 91 0 | 37 1 | 26 | pantry 730
everything bagel seasoning | everything seasoning, everything but the bagel seasoning, gomashio, gomasio, sesame salt, goma shio | spice sesame | seasoning | | 400 14 25 30 4 12 2 8000 0 | 130 - | 35 | pantry 365
shichimi togarashi | togarashi, shichimi, japanese seven spice, seven spice powder | spice sesame | spice | | 330 12 45 14 2 25 8 60 0 | 90 - | 60 | pantry 365
`;
