/** Wine, beer, spirits and liqueurs, drunk or cooked. */
export const alcohol = `
white wine | chardonnay, sauvignon blanc, pinot grigio, riesling, wine, pinot gris, gewurztraminer, muscadet, chablis, chenin blanc, pinot blanc, semillon, vinho verde, soave, verdicchio, viognier, albarino, retsina, gruner veltliner | alcohol sulfite | liquid | | 82 0.1 2.6 0 0 0 1 5 0 | 235 - | 13 | pantry 365
red wine | merlot, cabernet sauvignon, pinot noir, chianti, zinfandel, burgundy, cabernet, shiraz, syrah, malbec, rioja, beaujolais, burgundy wine, sangria, barolo, bordeaux, tempranillo, cotes du rhone, claret, nebbiolo, montepulciano, sangiovese, barbera, gluhwein, valpolicella, amarone, beaujolais nouveau, gamay, carmenere, pinotage | alcohol sulfite | liquid | | 85 0.1 2.6 0 0 0 0.6 4 0 | 236 - | 13 | pantry 365
sherry | amontillado, pedro ximenez, fino, palo cortado, oloroso, cream sherry | alcohol sulfite | liquid | | 152 0.2 11.7 0 0 0 1.1 9 0 | 236 - | 15 | pantry 730
rice wine | makgeolli, cheongju, mijiu, michiu, huangjiu, yellow wine, amazake, tapai | alcohol rice | liquid | | 134 0.5 5 0 0 0 0 2 0 | 233 - | 10 | pantry 730
mirin | aji mirin, sweet cooking rice wine, mirin sweet rice wine, sweet cooking sake, mirin sauce, japanese sweet rice wine, mirin rice wine, ajimirin, mirin style seasoning, mirin sweetened rice wine, mirim | alcohol rice sugar | liquid | | 241 0.3 43 0 0 0 38 10 0 | 288 - | 12 | pantry 730
beer | lager, ale, stout, guinness, pilsner, porter, budweiser, hefeweizen, ipa, ginger beer alcoholic, lambic, corona, negra modelo, bud light, dunkel, malt liquor, barley wine, saison, brewers grain, bock, heineken, kolsch | alcohol gluten | liquid | wheat | 43 0.5 3.5 0 0 0 0 4 0 | 237 355 | 5 | pantry 180
cider | hard apple cider, perry, sweet cider alcoholic, scrumpy | alcohol fruit sulfite | liquid | | 49 0 5.9 0 0 0 4 5 0 | 240 - | 5 | pantry 270
*spirit | aquavit, akvavit, slivovitz, moonshine, everclear, alcohol, liquor, schnapps, butterscotch schnapps, marc, pimms, blended whiskey, pear liqueur brandy, blackberry brandy, framboise eau de vie, whipped cream vodka, cake vodka, rakia, palinka, himbeergeist, arrack, burgundy marc, mescal, pepper vodka, rhum | alcohol | liquid | | 231 0 0 0 0 0 0 1 0 | 222 - | 28 | pantry 2000
*liqueur | chocolate liqueur, malibu, creme de mure, pama, averna, creme de peche, melon schnapps, hpnotiq, pimento dram, allspice dram, rock and rye, goldschlager, crema de mezcal, cynar artichoke, glayva, damiana, rose liqueur | alcohol sugar | liquid | milk tree_nut | 326 0.1 46.8 0.3 0.1 0 46.4 8 0 | 270 - | 32 | pantry 2000
irish cream | baileys, cream liqueur, amarula, rumchata, rum cream, coquito, irish creme, sheridans, tequila cream, crema de ron, ponche crema | alcohol sugar dairy | liquid | egg | 327 2.8 20.9 15.7 9.7 0 19.8 92 58 | 280 - | 30 | pantry 540
advocaat | egg liqueur, bombardino, rompope | alcohol egg sugar | liquid | milk | 280 4.7 28 6.5 2 0 28 20 200 | 270 - | 25 | pantry 365
amaretto | frangelico, hazelnut liqueur, almond liqueur, disaronno, amaretto di saronno, nocino, walnut liqueur, creme de noyaux, nocello, amaretto di saronna, pecan liqueur, pistachio liqueur, noix, nut liqueur | alcohol sugar tree_nut | liquid | | 326 0.1 46.8 0.3 0.1 0 46.4 8 0 | 270 - | 30 | pantry 2000
*cocktail | pina colada, margarita, bloody mary, mojito, daiquiri, martini, punch, hard seltzer, alcopop, hard lemonade, wine cooler, spritz, sangria mix, cosmopolitan, manhattan, white claw, truly hard seltzer, spiked seltzer | alcohol sugar | drink | milk egg sulfite | 174 0.4 22.7 1.9 1.6 0.3 22.3 6 0 | 240 - | 15 | pantry 180
bloody mary mix | zing zang | vegetable nightshade fish celery | drink | soy wheat gluten mollusc | 25 0.8 5.5 0.1 0 0.6 3.5 500 0 | 242 - | 4 | pantry 365
non-alcoholic wine | dealcoholized wine, nonalcoholic wine, sparkling grape juice, sparkling cider, sparkling apple juice, sparkling apple cider, sparkling white grape juice | fruit sulfite | liquid | | 6 0.5 1.1 0 0 0 1.1 7 0 | 235 - | 6 | pantry 365
rum | bacardi, cachaca, rhum agricole, malibu rum, captain morgan | alcohol | liquid | | 231 0 0 0 0 0 0 1 0 | 222 - | 24 | pantry 2000
vodka | smirnoff | alcohol | liquid | | 231 0 0 0 0 0 0 1 0 | 222 - | 24 | pantry 2000
whiskey | bourbon, scotch, rye whiskey, jack daniels, jim beam, single malt scotch, crown royal | alcohol | liquid | | 250 0 0.1 0 0 0 0.1 0 0 | 222 - | 32 | pantry 2000
tequila | mezcal, reposado | alcohol | liquid | | 231 0 0 0 0 0 0 1 0 | 222 - | 30 | pantry 2000
brandy | cognac, armagnac, calvado, kirsch, applejack, grappa, pisco, eau de vie, kirschwasser, metaxa, poire williams | alcohol | liquid | | 231 0 0 0 0 0 0 1 0 | 222 - | 34 | pantry 2000
gin | genever | alcohol | liquid | | 263 0 0 0 0 0 0 2 0 | 222 - | 28 | pantry 2000
orange liqueur | grand marnier, cointreau, triple sec, orange flavored liqueur, mandarine napoleon, gran marnier | alcohol sugar | liquid | | 326 0.1 46.8 0.3 0.1 0 46.4 8 0 | 270 - | 36 | pantry 2000
coffee liqueur | kahlua, tia maria | alcohol sugar caffeine | liquid | milk | 326 0.1 46.8 0.3 0.1 0 46.4 8 0 | 270 - | 30 | pantry 2000
mead | honey wine, hydromel, tej | alcohol honey | drink | sulfite | 90 0 5 0 0 0 4 5 0 | 240 - | 14 | pantry 730
champagne | sparkling wine, prosecco, cava, asti spumante, cremant, lambrusco, bubbly | alcohol sulfite | liquid | | 82 0.1 2.6 0 0 0 1 5 0 | 235 - | 20 | pantry 730
rose wine | rose, white zinfandel, blush wine | alcohol sulfite | liquid | | 83 0.4 3.8 0 0 0 3.8 5 0 | 235 - | 13 | pantry 365
vermouth | martini vermouth, lillet, dubonnet, lillet rouge, lillet blanc | alcohol sulfite | liquid | | 152 0.2 11.7 0 0 0 1.1 9 0 | 235 - | 14 | pantry 365
port | port wine | alcohol sulfite | liquid | | 160 0.2 13.7 0 0 0 7.8 9 0 | 236 - | 18 | pantry 730
marsala | marsala wine | alcohol sulfite | liquid | | 152 0.2 11.7 0 0 0 1.1 9 0 | 236 - | 15 | pantry 730
madeira | madeira wine, malmsey | alcohol sulfite | liquid | | 152 0.2 11.7 0 0 0 1.1 9 0 | 236 - | 18 | pantry 730
dessert wine | sauternes, muscat wine, beaumes de venise, vin santo, tokaji, moscato, muscat, ice wine, late harvest wine, moscato dasti, sweet white wine, plum wine, umeshu, fruit wine | alcohol sulfite sugar | liquid | | 160 0.2 13.7 0 0 0 7.8 9 0 | 236 - | 24 | pantry 730
sake | saki, sake kasu, sake lees, kasu | alcohol rice | liquid | | 134 0.5 5 0 0 0 0 2 0 | 233 - | 12 | pantry 365
shaoxing wine | chinese rice wine, shao hsing wine, shaohsing wine, shaoxing, chinese cooking wine, shao xing wine | alcohol rice gluten wheat | liquid | | 130 0.5 5 0 0 0 3 200 0 | 233 - | 9 | pantry 730
soju | shochu, baijiu | alcohol | liquid | | 200 0 2 0 0 0 0 2 0 | 230 - | 20 | pantry 1500
fruit liqueur | chambord, cassis, raspberry liqueur, cherry liqueur, limoncello, maraschino, peach liqueur, melon liqueur, midori, strawberry liqueur, banana liqueur, lemon liqueur, apricot liqueur, blackberry liqueur, pear liqueur, pomegranate liqueur, sloe gin, elderflower liqueur, st germain, framboise, curacao, southern comfort, lychee liqueur, licor 43, coconut liqueur, cherry heering, blueberry liqueur, creme de, creme de cassis, creme de banane | alcohol sugar fruit | liquid | | 326 0.1 46.8 0.3 0.1 0 46.4 8 0 | 270 - | 30 | pantry 2000
herbal liqueur | pernod, sambuca, campari, aperol, galliano, benedictine, drambuie, chartreuse, jagermeister, anisette, pastis, ricard, anise liqueur, fernet, fernet branca, amaro, cynar, creme de menthe, creme de cacao, ginger liqueur, strega, tuaca, kummel, herbsaint, absinthe, ouzo, arak, raki, suze, creme de violette, peppermint schnapps, mint liqueur | alcohol sugar | liquid | | 326 0.1 46.8 0.3 0.1 0 46.4 8 0 | 270 - | 30 | pantry 2000
`;
