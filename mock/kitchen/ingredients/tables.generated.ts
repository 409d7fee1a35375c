// Compiled from mock/kitchen/ingredients/data/*. Do not edit: change the data files and run `npm run tables`.
export const tables = {
  'alcohol.tsv': `name	class	kinds	role	cookingClass	mayContain	calories	protein	carbohydrates	fat	saturatedFat	fiber	sugar	sodium	cholesterol	gramsPerCup	gramsPerPiece	pricePerKg	place	days	aliases
white wine		alcohol sulfite	liquid	wine		82	0.1	2.6	0	0	0	1	5	0	235		13	pantry	365	chardonnay, sauvignon blanc, pinot grigio, riesling, wine, pinot gris, gewurztraminer, muscadet, chablis, chenin blanc, pinot blanc, semillon, vinho verde, soave, verdicchio, viognier, albarino, retsina, gruner veltliner
red wine		alcohol sulfite	liquid	wine		85	0.1	2.6	0	0	0	0.6	4	0	236		13	pantry	365	merlot, cabernet sauvignon, pinot noir, chianti, zinfandel, burgundy, cabernet, shiraz, syrah, malbec, rioja, beaujolais, burgundy wine, sangria, barolo, bordeaux, tempranillo, cotes du rhone, claret, nebbiolo, montepulciano, sangiovese, barbera, gluhwein, valpolicella, amarone, beaujolais nouveau, gamay, carmenere, pinotage
sherry		alcohol sulfite	liquid	wine		152	0.2	11.7	0	0	0	1.1	9	0	236		15	pantry	730	amontillado, pedro ximenez, fino, palo cortado, oloroso, cream sherry
rice wine		alcohol rice	liquid	wine		134	0.5	5	0	0	0	0	2	0	233		10	pantry	730	makgeolli, cheongju, mijiu, michiu, huangjiu, yellow wine, amazake, tapai
mirin		alcohol rice sugar	liquid	savory sauce		241	0.3	43	0	0	0	38	10	0	288		12	pantry	730	aji mirin, sweet cooking rice wine, mirin sweet rice wine, sweet cooking sake, mirin sauce, japanese sweet rice wine, mirin rice wine, ajimirin, mirin style seasoning, mirin sweetened rice wine, mirim
beer		alcohol gluten	liquid	wine	wheat	43	0.5	3.5	0	0	0	0	4	0	237	355	5	pantry	180	lager, ale, stout, guinness, pilsner, porter, budweiser, hefeweizen, ipa, ginger beer alcoholic, lambic, corona, negra modelo, bud light, dunkel, malt liquor, barley wine, saison, brewers grain, bock, heineken, kolsch
cider		alcohol fruit sulfite	liquid	wine		49	0	5.9	0	0	0	4	5	0	240		5	pantry	270	hard apple cider, perry, sweet cider alcoholic, scrumpy
spirit	yes	alcohol	liquid	spirit		231	0	0	0	0	0	0	1	0	222		28	pantry	2000	aquavit, akvavit, slivovitz, moonshine, everclear, alcohol, liquor, schnapps, butterscotch schnapps, marc, pimms, blended whiskey, pear liqueur brandy, blackberry brandy, framboise eau de vie, whipped cream vodka, cake vodka, rakia, palinka, himbeergeist, arrack, burgundy marc, mescal, pepper vodka, rhum
liqueur	yes	alcohol sugar	liquid	spirit	milk tree_nut	326	0.1	46.8	0.3	0.1	0	46.4	8	0	270		32	pantry	2000	chocolate liqueur, malibu, creme de mure, pama, averna, creme de peche, melon schnapps, hpnotiq, pimento dram, allspice dram, rock and rye, goldschlager, crema de mezcal, cynar artichoke, glayva, damiana, rose liqueur
irish cream		alcohol sugar dairy	liquid	cream	egg	327	2.8	20.9	15.7	9.7	0	19.8	92	58	280		30	pantry	540	cream liqueur, amarula, rum cream, coquito, irish creme, sheridans, tequila cream, crema de ron, ponche crema
advocaat		alcohol egg sugar	liquid	spirit	milk	280	4.7	28	6.5	2	0	28	20	200	270		25	pantry	365	egg liqueur, bombardino, rompope
amaretto		alcohol sugar tree_nut	liquid	spirit		326	0.1	46.8	0.3	0.1	0	46.4	8	0	270		30	pantry	2000	frangelico, hazelnut liqueur, almond liqueur, disaronno, amaretto di saronno, nocino, walnut liqueur, creme de noyaux, nocello, amaretto di saronna, pecan liqueur, pistachio liqueur, noix, nut liqueur
cocktail	yes	alcohol sugar	drink	spirit	milk egg sulfite	174	0.4	22.7	1.9	1.6	0.3	22.3	6	0	240		15	pantry	180	pina colada, margarita, bloody mary, mojito, daiquiri, martini, punch, hard seltzer, alcopop, hard lemonade, wine cooler, spritz, sangria mix, cosmopolitan, manhattan, white claw, truly hard seltzer, spiked seltzer
bloody mary mix		vegetable nightshade fish celery	drink	drink	soy wheat gluten mollusc	25	0.8	5.5	0.1	0	0.6	3.5	500	0	242		4	pantry	365	zing zang
non-alcoholic wine		fruit sulfite	liquid	other		6	0.5	1.1	0	0	0	1.1	7	0	235		6	pantry	365	dealcoholized wine, nonalcoholic wine, sparkling grape juice, sparkling cider, sparkling apple juice, sparkling apple cider, sparkling white grape juice
rum		alcohol	liquid	spirit		231	0	0	0	0	0	0	1	0	222		24	pantry	2000	bacardi, cachaca, rhum agricole, malibu rum, captain morgan
vodka		alcohol	liquid	spirit		231	0	0	0	0	0	0	1	0	222		24	pantry	2000	smirnoff
whiskey		alcohol	liquid	spirit		250	0	0.1	0	0	0	0.1	0	0	222		32	pantry	2000	bourbon, scotch, rye whiskey, jack daniels, jim beam, single malt scotch, crown royal
tequila		alcohol	liquid	spirit		231	0	0	0	0	0	0	1	0	222		30	pantry	2000	mezcal, reposado
brandy		alcohol	liquid	spirit		231	0	0	0	0	0	0	1	0	222		34	pantry	2000	cognac, armagnac, calvado, kirsch, applejack, grappa, pisco, eau de vie, kirschwasser, metaxa, poire williams
gin		alcohol	liquid	spirit		263	0	0	0	0	0	0	2	0	222		28	pantry	2000	genever
orange liqueur		alcohol sugar	liquid	spirit		326	0.1	46.8	0.3	0.1	0	46.4	8	0	270		36	pantry	2000	grand marnier, cointreau, triple sec, orange flavored liqueur, mandarine napoleon, gran marnier
coffee liqueur		alcohol sugar caffeine	liquid	spirit	milk	326	0.1	46.8	0.3	0.1	0	46.4	8	0	270		30	pantry	2000	kahlua, tia maria
mead		alcohol honey	drink	spirit	sulfite	90	0	5	0	0	0	4	5	0	240		14	pantry	730	honey wine, hydromel, tej
champagne		alcohol sulfite	liquid	wine		82	0.1	2.6	0	0	0	1	5	0	235		20	pantry	730	sparkling wine, prosecco, cava, asti spumante, cremant, lambrusco, bubbly
rose wine		alcohol sulfite	liquid	wine		83	0.4	3.8	0	0	0	3.8	5	0	235		13	pantry	365	rose, white zinfandel, blush wine
vermouth		alcohol sulfite	liquid	wine		152	0.2	11.7	0	0	0	1.1	9	0	235		14	pantry	365	martini vermouth, lillet, dubonnet, lillet rouge, lillet blanc
port		alcohol sulfite	liquid	wine		160	0.2	13.7	0	0	0	7.8	9	0	236		18	pantry	730	port wine
marsala		alcohol sulfite	liquid	wine		152	0.2	11.7	0	0	0	1.1	9	0	236		15	pantry	730	marsala wine
madeira		alcohol sulfite	liquid	wine		152	0.2	11.7	0	0	0	1.1	9	0	236		18	pantry	730	madeira wine, malmsey
dessert wine		alcohol sulfite sugar	liquid	wine		160	0.2	13.7	0	0	0	7.8	9	0	236		24	pantry	730	sauternes, muscat wine, beaumes de venise, vin santo, tokaji, moscato, muscat, ice wine, late harvest wine, moscato dasti, sweet white wine, plum wine, umeshu, fruit wine
sake		alcohol rice	liquid	wine		134	0.5	5	0	0	0	0	2	0	233		12	pantry	365	saki, sake kasu, sake lees, kasu
shaoxing wine		alcohol rice gluten wheat	liquid	wine		130	0.5	5	0	0	0	3	200	0	233		9	pantry	730	chinese rice wine, shao hsing wine, shaohsing wine, shaoxing, chinese cooking wine, shao xing wine
soju		alcohol	liquid	spirit		200	0	2	0	0	0	0	2	0	230		20	pantry	1500	shochu, baijiu
fruit liqueur		alcohol sugar fruit	liquid	spirit		326	0.1	46.8	0.3	0.1	0	46.4	8	0	270		30	pantry	2000	chambord, cassis, raspberry liqueur, cherry liqueur, limoncello, maraschino, peach liqueur, melon liqueur, midori, strawberry liqueur, banana liqueur, lemon liqueur, apricot liqueur, blackberry liqueur, pear liqueur, pomegranate liqueur, sloe gin, elderflower liqueur, st germain, framboise, curacao, southern comfort, lychee liqueur, licor 43, coconut liqueur, cherry heering, blueberry liqueur, creme de, creme de cassis, creme de banane
herbal liqueur		alcohol sugar	liquid	spirit		326	0.1	46.8	0.3	0.1	0	46.4	8	0	270		30	pantry	2000	pernod, sambuca, campari, aperol, galliano, benedictine, drambuie, chartreuse, jagermeister, anisette, pastis, ricard, anise liqueur, fernet, fernet branca, amaro, cynar, creme de menthe, creme de cacao, ginger liqueur, strega, tuaca, kummel, herbsaint, absinthe, ouzo, arak, raki, suze, creme de violette, peppermint schnapps, mint liqueur
`,
  'asides.tsv': `#
#
phrase	meaning
for	aside
to	aside
as	aside
until	aside
if	aside
about	aside
above	aside
below	aside
per	aside
on top of	aside
in place of	aside
instead of	aside
rather than	aside
without	aside
depending	aside
not	aside
plus more for	aside
plus more to	aside
plus more as	aside
plus more if	aside
plus extra for	aside
plus extra to	aside
plus extra as	aside
plus extra if	aside
such as	example
like	example
preferably	example
including	example
for example	example
at	manner
into	manner
cut in	cut
cut on	cut
cut across	cut
cut along	cut
cut crosswise	cut
cut lengthwise	cut
cut diagonally	cut
bone in	state
bone on	state
bone off	state
skin in	state
skin on	state
skin off	state
shell in	state
shell on	state
shell off	state
tail in	state
tail on	state
tail off	state
head in	state
head on	state
head off	state
rind in	state
rind on	state
rind off	state
stem in	state
stem on	state
stem off	state
in shell	state
in the shell	state
in their shell	state
in its shell	state
in own shell	state
in skin	state
in the skin	state
in their skin	state
in its skin	state
in own skin	state
in husk	state
in the husk	state
in their husk	state
in its husk	state
in own husk	state
in pod	state
in the pod	state
in their pod	state
in its pod	state
in own pod	state
in water	state
in the water	state
in their water	state
in its water	state
in own water	state
in brine	state
in the brine	state
in their brine	state
in its brine	state
in own brine	state
in juice	state
in the juice	state
in their juice	state
in its juice	state
in own juice	state
in liquid	state
in the liquid	state
in their liquid	state
in its liquid	state
in own liquid	state
in can	state
in the can	state
in their can	state
in its can	state
in own can	state
in jar	state
in the jar	state
in their jar	state
in its jar	state
in own jar	state
non vegan	remark
not vegan	remark
non vegetarian	remark
not vegetarian	remark
non plant based	remark
not plant based	remark
not gluten free	remark
not dairy free	remark
not lactose free	remark
not egg free	remark
not nut free	remark
not soy free	remark
not wheat free	remark
not sugar free	remark
not milk free	remark
non gluten free	remark
non dairy free	remark
non lactose free	remark
non egg free	remark
non nut free	remark
non soy free	remark
non wheat free	remark
non sugar free	remark
non milk free	remark
ready to eat	remark
ready to cook	remark
ready to use	remark
ready to serve	remark
ready to bake	remark
ready to heat	remark
easy to peel	remark
easy to cook	remark
small to medium	remark
medium to large	remark
cut up	remark
not too	remark
not so	remark
not very	remark
with skin removed	remark
with the skin removed	remark
with skin discarded	remark
with the skin discarded	remark
with skin trimmed	remark
with the skin trimmed	remark
with skin attached	remark
with the skin attached	remark
with skin still attached	remark
with the skin still attached	remark
with skin intact	remark
with the skin intact	remark
with skin on	remark
with the skin on	remark
with skin left on	remark
with the skin left on	remark
with shell removed	remark
with the shell removed	remark
with shell discarded	remark
with the shell discarded	remark
with shell trimmed	remark
with the shell trimmed	remark
with shell attached	remark
with the shell attached	remark
with shell still attached	remark
with the shell still attached	remark
with shell intact	remark
with the shell intact	remark
with shell on	remark
with the shell on	remark
with shell left on	remark
with the shell left on	remark
with tail removed	remark
with the tail removed	remark
with tail discarded	remark
with the tail discarded	remark
with tail trimmed	remark
with the tail trimmed	remark
with tail attached	remark
with the tail attached	remark
with tail still attached	remark
with the tail still attached	remark
with tail intact	remark
with the tail intact	remark
with tail on	remark
with the tail on	remark
with tail left on	remark
with the tail left on	remark
with head removed	remark
with the head removed	remark
with head discarded	remark
with the head discarded	remark
with head trimmed	remark
with the head trimmed	remark
with head attached	remark
with the head attached	remark
with head still attached	remark
with the head still attached	remark
with head intact	remark
with the head intact	remark
with head on	remark
with the head on	remark
with head left on	remark
with the head left on	remark
with bone removed	remark
with the bone removed	remark
with bone discarded	remark
with the bone discarded	remark
with bone trimmed	remark
with the bone trimmed	remark
with bone attached	remark
with the bone attached	remark
with bone still attached	remark
with the bone still attached	remark
with bone intact	remark
with the bone intact	remark
with bone on	remark
with the bone on	remark
with bone left on	remark
with the bone left on	remark
with rind removed	remark
with the rind removed	remark
with rind discarded	remark
with the rind discarded	remark
with rind trimmed	remark
with the rind trimmed	remark
with rind attached	remark
with the rind attached	remark
with rind still attached	remark
with the rind still attached	remark
with rind intact	remark
with the rind intact	remark
with rind on	remark
with the rind on	remark
with rind left on	remark
with the rind left on	remark
with fat removed	remark
with the fat removed	remark
with fat discarded	remark
with the fat discarded	remark
with fat trimmed	remark
with the fat trimmed	remark
with fat attached	remark
with the fat attached	remark
with fat still attached	remark
with the fat still attached	remark
with fat intact	remark
with the fat intact	remark
with fat on	remark
with the fat on	remark
with fat left on	remark
with the fat left on	remark
with organ removed	remark
with the organ removed	remark
with organ discarded	remark
with the organ discarded	remark
with organ trimmed	remark
with the organ trimmed	remark
with organ attached	remark
with the organ attached	remark
with organ still attached	remark
with the organ still attached	remark
with organ intact	remark
with the organ intact	remark
with organ on	remark
with the organ on	remark
with organ left on	remark
with the organ left on	remark
with giblet removed	remark
with the giblet removed	remark
with giblet discarded	remark
with the giblet discarded	remark
with giblet trimmed	remark
with the giblet trimmed	remark
with giblet attached	remark
with the giblet attached	remark
with giblet still attached	remark
with the giblet still attached	remark
with giblet intact	remark
with the giblet intact	remark
with giblet on	remark
with the giblet on	remark
with giblet left on	remark
with the giblet left on	remark
with stem removed	remark
with the stem removed	remark
with stem discarded	remark
with the stem discarded	remark
with stem trimmed	remark
with the stem trimmed	remark
with stem attached	remark
with the stem attached	remark
with stem still attached	remark
with the stem still attached	remark
with stem intact	remark
with the stem intact	remark
with stem on	remark
with the stem on	remark
with stem left on	remark
with the stem left on	remark
with root removed	remark
with the root removed	remark
with root discarded	remark
with the root discarded	remark
with root trimmed	remark
with the root trimmed	remark
with root attached	remark
with the root attached	remark
with root still attached	remark
with the root still attached	remark
with root intact	remark
with the root intact	remark
with root on	remark
with the root on	remark
with root left on	remark
with the root left on	remark
with top removed	remark
with the top removed	remark
with top discarded	remark
with the top discarded	remark
with top trimmed	remark
with the top trimmed	remark
with top attached	remark
with the top attached	remark
with top still attached	remark
with the top still attached	remark
with top intact	remark
with the top intact	remark
with top on	remark
with the top on	remark
with top left on	remark
with the top left on	remark
with leaf removed	remark
with the leaf removed	remark
with leaf discarded	remark
with the leaf discarded	remark
with leaf trimmed	remark
with the leaf trimmed	remark
with leaf attached	remark
with the leaf attached	remark
with leaf still attached	remark
with the leaf still attached	remark
with leaf intact	remark
with the leaf intact	remark
with leaf on	remark
with the leaf on	remark
with leaf left on	remark
with the leaf left on	remark
with seed removed	remark
with the seed removed	remark
with seed discarded	remark
with the seed discarded	remark
with seed trimmed	remark
with the seed trimmed	remark
with seed attached	remark
with the seed attached	remark
with seed still attached	remark
with the seed still attached	remark
with seed intact	remark
with the seed intact	remark
with seed on	remark
with the seed on	remark
with seed left on	remark
with the seed left on	remark
as needed	remark
as required	remark
`,
  'bakery.tsv': `name	class	kinds	role	cookingClass	mayContain	calories	protein	carbohydrates	fat	saturatedFat	fiber	sugar	sodium	cholesterol	gramsPerCup	gramsPerPiece	pricePerKg	place	days	aliases
bread	yes	wheat bread	bread	bread	milk	265	9.2	49.1	3.2	0.7	2.7	5.1	491	0	45	28	5	pantry	5	sandwich bread, loaf, sandwich loaf, raisin bread, bread heel, shokupan, damper, tea cake, teacake, bread end, bread pudding bread, bread case, toast point, pane carasau, pao, pan dulce, conchas, pan de muerto, toast, aish baladi, bannock, barmbrack, bublik, farl, flatkaka, frybread, hallulla, melonpan, michette, pain depices, bloomer, pain de mie, miche, pagnotta, bara brith
whole wheat bread		wheat bread	bread	bread	milk	252	12.4	42.7	3.5	0.7	6	4.3	455	0	45	32	6	pantry	5	wheat bread, multigrain bread, wholemeal bread, whole grain bread, bran bread, whole wheat sourdough bread, seeded bread whole wheat
rye bread		gluten wheat grain bread	bread	bread		259	8.5	48.3	3.3	0.6	5.8	3.9	603	0	45	32	7	pantry	7	pumpernickel, cocktail rye bread, dark bread, borodinsky bread, vollkornbrot, limpa, rugbrod, party rye, rye toast, rye roll, marble rye, bauernbrot, cocktail bread, schwarzbrot, black bread
baguette		wheat bread	bread	bread		289	11.8	56.4	1.8	0.5	2.4	2.6	513	0	45	28	6	pantry	3	french bread, italian bread, crusty bread, country bread, rustic bread, french loaf, french roll, batard, boule, country loaf, crusty roll, crusty loaf, peasant bread, italian loaf, hard roll, pain de campagne, italian roll, bolillo, telera roll, cuban bread, sub roll, submarine roll, muffuletta bread, crusty white bread, bread bowl, pugliese, vienna bread, sandwich roll, kaiser roll, steak roll, pain au levain, petits pains, french stick, sourdough roll, ficelle, dense bread, submarine bun, tuscan bread, banh mi roll, grinder roll, torta roll, barra, turkish bread, ekmek, stirato, panino, panini bread, panini roll, round loaf, altamura bread, fougasse, portuguese roll, bruschetta bread, schiacciata, bastone, crusty artisan bread, fresella, frisella, dutch crunch, onion roll, hero roll, crusty bread roll, marraqueta, papo seco, hoagie, french bread roll, bread stuffing bread, lagana, italian flatbread, unsliced bread, uncut bread
roll		wheat bread	bread	bread	milk egg	278	9.9	50.1	3.8	0.9	2.1	6.4	500	0	45	45	6	pantry	5	bun, slider bun, sandwich bun, soft sandwich roll, bap, cocktail roll, brat bun, pav, pandesal, crescent, bread roll
brioche		wheat bread egg dairy	bread	bread		350	9	47	14	8	2	12	430	110	45	50	10	pantry	4	panettone bread, paska, kulich, hawaiian roll, hawaiian bread, hawaiian sweet roll, milk bread, butter roll, milk bun, hawaiian bun, hawaiian dinner roll, kings hawaiian, milk roll
bagel		wheat bread	bread	bread		275	10.5	53.4	1.6	0.2	2.3	5	534	0		95	7	pantry	5	bialys
croissant		wheat dairy egg sugar	bread	bread		406	8.2	45.8	21	11.7	2.6	11.3	467	67		57	12	pantry	3
biscuit		wheat dairy	bread	bread	egg	353	7	44.6	16.3	4.3	1.5	2.2	580	3		60	6	fridge	14	biscuit dough, crescent biscuit, cheddar biscuit, hushpuppy, hush puppy
cornbread		wheat corn dairy egg bread	bread	bread		266	6.7	43.5	7.1	1.6	2	10	658	40	90	65	6	pantry	3	corn bread, cornbread muffin, johnnycake, corn pone, corn bread crumb, corn pudding, broa, corn fritter
quick bread		wheat egg dairy sugar	sweet	sweet	tree_nut soy	326	4.3	54.6	10.5	2.2	1.1	27	302	43		60	9	pantry	4	banana bread, zucchini bread, pumpkin bread, tea bread, gingerbread loaf, soda bread, irish soda bread, nut bread, date bread, cranberry bread
bread crumb		wheat bread	binder	crumbs	milk	395	13.3	72	5.3	1.2	4.5	6.2	732	0	108		6	pantry	180	breadcrumb, pangrattato, bread raspings, crumb, bread meal, stuffing breadcrumb, tempura flake, tenkasu
gluten-free bread crumb		grain rice	binder	crumbs	egg milk soy	380	6	80	4	0.8	4	5	600	0	90		12	pantry	180	rice crumb, rice bread crumb, gluten free cracker crumb, gluten free corn flake crumb
crouton		wheat bread	bread	crumbs	milk	407	11.9	73.5	6.6	1.5	5.1	4	698	0	30		12	pantry	90	garlic and butter crouton, onion and garlic crouton
pita		wheat bread	bread	tortilla		275	9.1	55.7	1.2	0.2	2.2	1.3	536	0		60	7	pantry	6	flatbread, pitta, lavash, flat bread, pita pocket, pocket bread, lebanese bread, arabic bread, markouk, saj bread, khobz, sangak, barbari bread, pitta pocket, lafa, afghan bread, khubz, mountain bread, pita bread pocket, matnakash, iranian bread, taboon bread, unleavened bread, laffa bread, taftoon, msemen, malawach, shrak, yufka, lefse bread, tunnbrod, bazlama, gozleme, markook, taftan, bhakri, manaqish
chapati		wheat bread	bread	tortilla		300	9	46	9	2	5	2	400	0		45	8	pantry	5	roti, chapatti, indian flatbread, puri, poori, luchi, phulka, bhatura, indian bread, kati roll wrapper, thepla, fulka
naan		wheat bread dairy	bread	tortilla	egg	291	9.6	50.4	5.7	1.4	2.2	3.5	465	0		90	8	pantry	6	nan bread, naan flatbread, sheermal, shirmal
injera		grain bread	bread	bread	wheat gluten milk	165	4.5	34	1	0.2	2	1	300	0		80	8	fridge	4	dosa batter, idli batter, teff bread, ethiopian bread, idly, dosai, kori rotti, akki roti, adai, dhokla, pesarattu, lahoh, rice flour bread, anjero
flour tortilla		wheat bread	bread	tortilla		301	8	51.2	6.7	1.6	2.3	4.4	686	0		45	6	pantry	14	tortilla, burrito size flour tortilla, soft taco shell, wrap, burrito tortilla, sandwich wrap, taco size flour tortilla, taco tortilla, burrito size tortilla, burrito wrap, taco shell flour, flour soft taco, gordita shell, chalupa shell
corn tortilla		corn bread grain	bread	tortilla		218	5.7	44.6	2.9	0.5	6.3	0.9	45	0		26	4	pantry	14	tortilla corn, corn taco tortilla, street taco tortilla, corn tortilla strip, sope, tlacoyo, corn wrap, gordita, yellow corn soft tortilla, gluten free tortilla, gluten free wrap, tamale wrapper, corn tortilla wrap
taco shell		corn grain bread	bread	tortilla		474	6.5	64	21.3	6.2	7	1.5	243	0		13	9	pantry	120	tostada, stand and stuff taco shell, taco salad shell, taco bowl, tortilla bowl, tostado
pie crust		wheat	starch	pastry	milk egg	457	6.2	48.6	26.1	8.2	2.5	6	409	0		200	7	freezer	90	pie shell, piecrust, pastry dough, pie dough, tart shell, pie pastry, tart dough, shortcrust, pate brisee, pate sucree, tartlet shell, pastry case, pate sablee, tart crust, empanada dough, empanada wrapper, discos, empanada disco, quiche crust, empanada pastry dough, empanada shell, disco empanada frozen, tartlet case, samosa wrapper, samosa pastry, samosa dough, empanada disc, crust, pie base, tart pastry, vol au vent case, pastry lid, ready to use pie crust, quiche shell, piecrust dough, crust pie, pastry
choux pastry		wheat egg dairy	starch	pastry	soy	362	9	22.8	25.9	6	0.8	0.4	557	196		30	10	freezer	60	pate a choux, choux dough, cream puff dough, choux, eclair dough, profiterole dough
graham cracker crust		wheat sugar	starch	snack	milk soy	501	5.1	64.3	24.8	5	1.9	18.1	471	0		170	8	pantry	180	chocolate pie crust, cookie crust, chocolate cookie crust, chocolate crumb crust, chocolate graham cracker crust, chocolate crust
puff pastry		wheat	starch	pastry	milk	551	7.3	45.1	38.1	9.6	1.5	0.7	249	0		245	9	freezer	180	pastry puff sheet, puff shell, puff dough, pate feuilletee, milk free puff pastry, feuilletage
phyllo dough		wheat	starch	pastry		299	7.1	52.6	6	1.5	1.9	0.2	483	0		19	9	freezer	180	phyllo, filo pastry, filo, phyllo pastry, filo dough, fillo, fillo pastry, brik pastry, brick pastry, feuilles de brick, warka, brik, strudel dough, spring roll pastry brick, malsouka, kataifi dough, shredded phyllo, shredded phyllo dough, kataifi, kadaif, katafi, kadayif
pizza dough		wheat bread	starch	pastry		250	8	47	3.5	0.6	2	2	500	0		450	5	fridge	5	pizza crust, pizza base, bread dough, pizza shell, refrigerated breadstick, boboli, italian bread shell, frozen dinner roll dough, roll dough, calzone dough, dough ball
dough	yes	wheat	starch	pastry	milk egg tree_nut soy	289	7	45	9	3	2	4	450	15		450	5	fridge	5	sweet dough, linzer dough, gougere dough, tangzhong, water roux
gluten-free pizza crust		grain rice thickener	starch	pastry	egg milk soy tree_nut	260	4	45	7	1.5	3	3	450	0		200	14	freezer	120	cauliflower pizza crust, gluten free pizza dough, gluten free pizza base, cauliflower crust, gluten free pie crust, gluten free pastry, gluten free crust, gluten free puff pastry, gluten free shortcrust pastry
gluten-free bread		grain rice bread egg	bread	bread	milk soy	250	4.5	48	4.5	0.6	5	5	480	10	40	30	14	freezer	90	rice bread, gluten free baguette
pancake		wheat egg dairy	bread	bread		227	6.4	28.3	9.7	2.1	1	6	439	59		40	7	freezer	90	drop scone, scotch pancake, hotcake
ice cream cone		wheat sugar	sweet	sweet	milk soy	417	8.1	79	6.9	1.2	3	6	256	0		6	12	pantry	180	waffle cone, wafer cone, cake cone, waffle bowl, cone, ice cream wafer cone, ice cream cup cone, oblaten, communion wafer, wafer sheet, waffle cup, pizzelle cone, edible rice paper wafer
pie	yes	wheat dairy egg sugar	sweet	sweet	soy tree_nut	237	1.9	34	11	3.8	1.6	15.7	201	0		120	8	fridge	4	tart, chocolate pie, fruit galette, tarte tatin, tartlet
pecan pie		wheat tree_nut dairy egg sugar	sweet	sweet	soy	407	4.5	59.6	16.7	2.7	2.1	25.2	275	42		113	14	pantry	4	almond tart, almond cake, pecan roll, bear claw, nut roll, walnut bread, nut cake, hazelnut cake, almond pastry, walnut cake, chestnut cake, nut tart, pistachio cake, almond danish, praline cake, pithivier, marjolaine, rugelach
sandwich	yes	wheat bread dairy meat egg	bread	other	mustard soy sesame fish peanut	250	11	28	10	4	2	4	550	30		180	10	fridge	2	panini, slider, canape
breakfast pastry	yes	wheat dairy egg sugar	bread	pastry	tree_nut	406	8.2	45.8	21	11.7	2.6	11.3	467	67		57	12	pantry	3	sweet bun, cream bun, viennoiserie, brioche a tete, turnover, banana nut free muffin, fritter, beignet dough, sopapilla, croissant dough, cronut, kolacky, hand pie, pan au chocolat, morning bun, elephant ear
griddle cake	yes	wheat egg dairy	bread	bread		227	6.4	28.3	9.7	2.1	1	6	439	59		40	7	freezer	90	cocktail blini, johnny cake
doughnut		wheat dairy egg sugar	bread	bread	soy	421	6.1	47.9	22.7	9.5	2.1	22.8	316	30		60	11	pantry	2	doughnut hole, sopaipilla
muffin		wheat dairy egg sugar	bread	bread	tree_nut	296	6.9	41.4	11.4	2.2	2.7	0	467	39		57	10	pantry	4	bran muffin
scone		wheat dairy egg sugar	bread	bread		362	7	52	14	8	2	15	500	50		60	10	pantry	3
cinnamon roll		wheat dairy egg sugar	bread	bread	tree_nut	436	4.7	49.6	24.4	12.1	1.3	25.4	305	3		65	10	pantry	3
danish		wheat dairy egg sugar	bread	bread	tree_nut	371	5.4	47.8	18.5	4.9	1.9	27.5	445	114		71	12	pantry	3	cheese danish, fruit danish
english muffin		wheat bread	bread	bread	milk	235	7.7	46	1.8	0.3	2.7	0	464	0		57	7	pantry	6	pikelet
waffle		wheat egg dairy	bread	bread	soy	291	7.9	32.9	14.1	2.9	0	0	511	69		75	8	freezer	90
crepe		wheat egg dairy	bread	bread		224	6	27	10	4.5	1	6	280	110		40	10	fridge	4	galette, palatschinken, crepe batter
cheese pastry		wheat dairy cheese egg	bread	pastry	soy sesame	330	9	30	19.5	9	1.2	2.5	560	50		90	12	fridge	4	boreka, cheese blintz, cheese manakish, cheese fatayer
french toast		wheat egg dairy bread	bread	bread		229	7.7	25	11	2.8	1	7	480	116		65	9	freezer	60
hamburger bun		wheat bread	bread	bread	milk egg sesame	278	9.9	50.1	3.8	0.9	2.1	6.4	500	0	45	43	6	pantry	6	burger bun, hamburger roll, burger roll, hot dog bun, hot dog roll, frankfurter bun, frankfurter roll, lobster roll bun
steamed bun		wheat bread	bread	bread	milk	225	6	47	1.5	0.3	1.5	7	150	0		40	9	freezer	60	mantou, bao
sourdough bread		wheat bread	bread	bread		289	11.8	56.4	1.8	0.5	2.4	2.6	513	0	45	40	7	pantry	5	sourdough, levain bread
ciabatta		wheat bread	bread	bread		271	9	51	3.5	0.6	2.5	2	530	0	45	60	8	pantry	3
focaccia		wheat bread	bread	bread		249	8.8	35.8	7.9	0.9	1.8	1.8	561	0	45	57	9	pantry	3
challah		wheat bread egg	bread	bread	sesame	287	9.5	47.8	6	1.6	2.3	1.8	380	51	45	40	9	pantry	5	egg bread, challa, zopf, vanocka, egg bun
panko		wheat bread	binder	crumbs	milk	395	13.3	72	5.3	1.2	4.5	6.2	732	0	55		9	pantry	180	panko breadcrumb, panko bread crumb, japanese bread crumb, panko style bread crumb
fresh bread crumb		wheat bread	binder	crumbs	milk	265	9.2	49.1	3.2	0.7	2.7	5.1	491	0	45		5	freezer	60	fresh breadcrumb, soft bread crumb, white breadcrumb, soft breadcrumb, fresh white bread crumb, bread crumb fresh
everything bagel		wheat bread sesame	bread	bread	egg	275	10.5	53.4	1.6	0.2	2.3	0	534	0		95	7	pantry	5	sesame bagel, simit, sesame bun, sesame seed bun, sesame roll, poppy seed bagel
sesame cracker		wheat sesame	bread	snack	milk soy	456	8.9	67.3	17.4	2.7	3.7	13.8	787	0	70	3	11	pantry	180	sesame stick, sesame crispbread, sesame breadstick
`,
  'baking.tsv': `name	class	kinds	role	cookingClass	mayContain	calories	protein	carbohydrates	fat	saturatedFat	fiber	sugar	sodium	cholesterol	gramsPerCup	gramsPerPiece	pricePerKg	place	days	aliases
whole wheat flour		grain wheat	thickener	flour		340	13.2	72	2.5	0.4	10.7	0.4	2	0	120		2	pantry	120	wholemeal flour, graham flour, whole wheat pastry flour, atta, wholegrain flour, chapati flour, chapatti flour
cake flour		grain wheat	thickener	flour		362	8.2	78	0.9	0.1	1.7	0.3	2	0	120		2.5	pantry	365	pastry flour, soft flour, softasilk, swans down
self-rising flour		grain wheat leavening	thickener	flour		354	9.9	74.2	1	0.2	2.7	0.2	1193	0	125		1.8	pantry	180	raising flour
rice flour		grain rice	thickener	flour		366	6	80.1	1.4	0.4	2.4	0.1	0	0	158		4	pantry	365	mochiko
powdered sugar		sugar	sweetener	sugar		389	0	99.8	0	0	0	97.8	2	0	120		3	pantry	730	confectioner sugar, icing sugar, 10x sugar, fondant icing sugar, fondant sugar
honey		honey sweetener	sweetener	syrup		304	0.3	82.4	0	0	0.2	82.1	4	0	339		10	pantry	1000	honeycomb, creamy honey
maple syrup		sugar sweetener	sweetener	syrup		260	0	67	0.1	0	0	67.9	12	0	322		22	pantry	365
molasses		sugar	sweetener	syrup		290	0	74.7	0.1	0	0	74.7	37	0	337		7	pantry	365	treacle
agave nectar		sugar sweetener	sweetener	syrup		310	0.1	76.4	0.5	0	0.2	68	4	0	333		14	pantry	730	agave syrup, agave
baking soda		leavening	leavening	leavening		0	0	0	0	0	0	0	27360	0	221		3	pantry	730	bicarbonate of soda, bicarb soda, sodium bicarbonate, bicarbonate soda, bicarb
vanilla bean		spice	seasoning	extract		288	4	55	9	2	20	25	20	0	105	3	800	pantry	365	vanilla pod, vanilla powder, vanilla seed
flour		grain wheat	thickener	flour		364	10.3	76.3	1	0.2	2.7	0.3	2	0	125		1.2	pantry	365	maida, sauce flour, wondra, steamed bun flour, low gluten flour, harina de trigo, harina
spelt flour		grain wheat	thickener	flour		340	13.2	72	2.5	0.4	10.7	0.4	2	0	110		5	pantry	180	einkorn flour, kamut flour, emmer flour, farro flour, khorasan flour, triticale flour
rye flour		grain gluten	thickener	flour		349	10.9	75.4	1.5	0.2	11.8	1.1	2	0	102		3	pantry	180	pumpernickel flour
barley flour		grain gluten	thickener	flour		345	10.5	74.5	1.6	0.3	10.1	0.8	4	0	148		4	pantry	180	barley meal, beremeal, tsampa
oat flour		grain oats	thickener	flour	gluten wheat	404	14.7	65.7	9.1	1.6	6.5	0.8	19	0	104		5	pantry	120	ground oats, oatmeal flour, colloidal oatmeal, ground oatmeal
buckwheat flour		grain	thickener	flour		335	12.6	70.6	3.1	0.7	10	2.6	11	0	120		6	pantry	120	buckwheat meal, sarrasin flour
chickpea flour		legume	thickener	flour		387	22.4	57.8	6.7	0.7	10.8	10.8	64	0	92		6	pantry	180	besan, gram flour, garfava flour, sattu, chickpea powder, urid flour
soy flour		legume soy	thickener	flour		436	34.5	35.2	20.6	3	9.6	7.5	13	0	84		6	pantry	180	soya flour, kinako, soybean flour, soybean powder, soy powder
corn flour		grain corn	thickener	flour		365	9.3	76.3	3.9	0.5	6.4	1.6	5	0	116		3	pantry	365	masa harina, masa, arepa flour, harina pan, precooked cornmeal, masarepa, corn tortilla mix, maseca, masa dough, arepa meal, maize flour, fufu flour corn, masa de maiz, masa harina de maiz, tamale dough, tamale masa
coconut flour		fruit	thickener	flour		400	18	59	15	13	38	9	100	0	112		9	pantry	180
tapioca starch		thickener starchy	thickener	starch		358	0.2	88.7	0	0	0.9	3	1	0	120		5	pantry	730	tapioca flour, tapioca powder
potato starch		thickener starchy	thickener	starch		345	2	83	0.3	0	1.5	1	40	0	160		6	pantry	730	potato flour, katakuriko
arrowroot		thickener starchy	thickener	starch		357	0.3	88.2	0.1	0	3.4	0	2	0	128		14	pantry	730	arrowroot starch, arrowroot flour, sahlep
cornstarch		corn thickener	thickener	starch		381	0.3	91.3	0.1	0	0.9	0	9	0	128		4	pantry	730	cornflour, maizena, starch, starch slurry, cornstarch slurry
custard powder		sugar corn thickener additive	sweet	sweet	milk egg	366	0	93	0.4	0.1	0.3	74.3	788	0	160	96	9	pantry	730	custard mix
cake mix		wheat sugar	sweet	flour	milk egg soy	374	3.7	81.9	3.5	1.6	1.2	43.3	728	0	120	432	6	pantry	365	chocolate cake mix, vanilla cake mix
baking mix		wheat leavening dairy	thickener	flour	egg soy	428	8	63.4	15.4	4	2.1	11.7	1276	2	120		5	pantry	270	pancake mix, biscuit mix, bisquick, waffle mix, scone mix, dumpling mix, yorkshire pudding mix
cornbread mix		wheat corn leavening	thickener	leavening	milk egg soy	418	7	69.5	12.2	3.1	6.5	20.3	817	2	140	240	5	pantry	270	corn muffin mix, cornmeal mix, self rising cornmeal, jiffy mix, hushpuppy mix, hush puppy mix, corn dog mix
gluten-free flour		grain rice thickener	thickener	flour		360	4.5	81	1.2	0.3	3	1	10	0	130		7	pantry	180	gluten free all purpose flour, gluten free blend, gluten free baking mix, gluten free pancake mix
almond flour		tree_nut	thickener	flour		590	21.4	18.7	52.5	4	9.9	4.6	19	0	96		16	pantry	180	almond meal, ground almond, almond powder, ground blanched almond, ground toasted almond, mandelmehl
peanut flour		peanut	thickener	flour		428	33.8	31.3	21.9	3	15.8	5	1	0	60		18	pantry	270	peanut powder, powdered peanut butter, pb2, ground peanut, peanut meal, peanut butter powder
sugar		sugar	sweetener	sugar		387	0	100	0	0	0	99.8	1	0	200	4	1.6	pantry	1000	vanilla sugar, evaporated cane juice, sucrose, jam sugar, sugar crystal, mishri, sanding sugar, pearl sugar
brown sugar		sugar	sweetener	sugar		380	0.1	98.1	0	0	0	97	28	0	215		2.5	pantry	730	muscovado sugar, demerara sugar, turbinado sugar, muscovado, raw sugar, turbinado, demerara, barbados sugar
coconut sugar		sugar	sweetener	sugar	sulfite	380	1	94	0.4	0	0	90	60	0	180		9	pantry	730	palm sugar, jaggery, piloncillo, gur, gula melaka, gula jawa, maple sugar, coconut blossom sugar, kokuto, okinawa black sugar, gula java, chancaca, raspadura, gula merah, panela sugar
corn syrup		sugar corn	sweetener	syrup		283	0	76.8	0.2	0	0	76.8	62	0	341		6	pantry	365	glucose syrup, karo syrup, glucose, karo, corn syrup solid
golden syrup		sugar	sweetener	syrup		298	0.3	79	0	0	0	76	270	0	340		7	pantry	730	cane syrup, light treacle
barley malt syrup		sugar gluten grain	sweetener	slow grain	wheat	318	6.2	71.3	0	0	0	71.3	35	0	384		10	pantry	365	malt syrup, malt extract, malted syrup, malt sugar
simple syrup		sugar	sweetener	syrup		260	0	65	0	0	0	65	5	0	310		5	fridge	30	vanilla syrup, rose syrup, gum syrup, grenadine, cordial, rose cordial, sugar water, syrup from canned fruit, peppermint syrup, vanilla flavored syrup, cassis syrup, rooh afza
orgeat syrup		sugar tree_nut	sweetener	syrup		280	0.5	68	0.5	0	0	66	10	0	320		14	pantry	365	orgeat, falernum, amaretto syrup, orzata
caramel sauce		sugar dairy	sweet	savory sauce		252	1.5	65.9	0.1	0.1	0.9	52	349	1	328		8	pantry	270	caramel, caramel topping, butterscotch topping, caramel ice cream topping, butterscotch syrup, toffee sauce, caramel dip
chocolate syrup		sugar chocolate	sweet	syrup	milk	279	2.1	65.1	1.1	0.5	2.6	49.6	72	0	300		7	pantry	365	chocolate topping, chocolate ice cream topping, hersheys syrup, chocolate flavored syrup, mocha syrup
fudge sauce		sugar chocolate dairy	sweet	savory sauce	soy tree_nut	350	4.6	62.9	8.9	4	2.8	34.8	346	1	304		8	pantry	365	hot fudge, hot fudge sauce, chocolate fudge sauce, fudge topping, hot fudge topping, hot fudge ice cream topping, chocolate sauce, mocha sauce, chocolate shell topping, magic shell
stevia		sweetener additive	sweetener	sugar		0	0	0	0	0	0	0	0	0	24	1	40	pantry	1000	truvia, stevia extract
baking powder		leavening	leavening	leavening		53	0	27.7	0	0	0.2	0	10600	0	221		9	pantry	365
cream of tartar		leavening additive	leavening	leavening		258	0	61.5	0	0	0.2	0	52	0	144		30	pantry	1500	cream tartar, potassium bitartrate, cream of tarter
yeast		leavening	leavening	yeast		325	40.4	41.2	7.6	1	26.9	0	51	0	168	7	30	pantry	365	bread machine yeast, cake yeast, brewers yeast sachet, wine yeast, yeast cake, champagne yeast, ale yeast, bread yeast, yeast starter, lager yeast
nutritional yeast		condiment	seasoning	hard cheese		385	50	36	5	1	24	0	200	0	60		45	pantry	365	yeast flake, nooch, yeast powder, autolyzed yeast
sourdough starter		grain wheat leavening	leavening	leavening		180	6	37	0.5	0.1	1.5	0.3	2	0	240		2	fridge	14	starter, levain, biga, poolish, sourdough culture, bread starter, natural yeast starter, leaven, sourdough discard, old dough, sponge starter, bread sponge, sourdough starter discard
pectin		thickener additive	thickener	gelatin		325	0.3	90.4	0.3	0.1	8.6	0	200	0	150	50	45	pantry	730	certo, kanten, sure jell, clear jel, thickener, thickening agent, mastic, mastic gum, gum mastic, mastiha, sodium alginate gum, china grass, vegetarian gelatin, vegan gelatin, vege gel, ultra gel, alginate, gum karaya, sahlab, salep, konjac gum, tylose powder, glycerin, glycerine, vegetable gum, chicory root fiber, beta glucan, dietary fiber, plant fiber, vegetable fiber, citrus fiber, apple fiber, bamboo fiber, agar
xanthan gum		thickener	thickener	starch		180	3	84	0.5	0	80	0	100	0	140	9	40	pantry	1000	guar gum, locust bean gum, gum arabic, gum tragacanth, cellulose, inulin, gellan gum, cellulose gum, acacia gum, tara gum, carrageenan, xanthan
psyllium husk		thickener	thickener	starch		190	2	88	1	0	80	0	50	0	80		30	pantry	700	psyllium, flea seed husk, ispaghula husk, isabgol
gelatin		gelatin thickener	thickener	gelatin		335	85.6	0	0.1	0.1	0	0	196	0	150	7	50	pantry	1000	collagen peptide, collagen, beef gelatin, aspic jelly, pork gelatin, calf foot jelly, knox
jello		gelatin sugar additive	sweet	sweet		381	7.8	90.5	0	0	0	86	491	0	180	85	14	pantry	730	gelatin dessert, jell o gelatin, jelly crystal, jelly cube, jelly powder, lime jelly
vanilla extract		spice alcohol	seasoning	extract		288	0.1	12.7	0.1	0	0	12.7	9	0	208		200	pantry	1000	vanilla, vanilla flavoring, vanilla bean paste, vanillin
almond extract		tree_nut alcohol	seasoning	extract		288	0.1	12.7	0.1	0	0	12.7	9	0	208		150	pantry	1000	almond essence, almond flavoring, bitter almond oil, bitter almond
extract	yes	spice alcohol	seasoning	extract		288	0.1	12.7	0.1	0	0	12.7	9	0	208		120	pantry	1000	peppermint extract, maple extract, flavoring, peppermint oil, orange oil, lemon oil, essence, peppermint essence, anise oil, cinnamon oil, clove oil, coffee extract, rose essence, kewra water, flavor, lorann oil, flavoring oil, chocolate extract, vanilla butter nut flavoring, fiori di sicilia, emulsion, spearmint oil, butterscotch extract, pandan paste, wintergreen oil, oregano oil
butter extract		dairy additive	seasoning	extract		56	0	14	0	0	0	14	11	0	208		120	pantry	730	butter flavoring, butter flavor, butter flavored extract, butter buds, butter powder, powdered butter, butter flavored granule, butter flavored sprinkle, molly mcbutter, cream flavoring, cheese flavoring, natural cheese flavor, butter emulsion, butter rum flavoring
rose water		water	seasoning	water		2	0	0.5	0	0	0	0	5	0	237		15	pantry	730	rosewater, orange flower water, orange blossom water, orange blossom, neroli water, floral water, kewra, rose flower water
food coloring		additive	other	extract		50	0	12	0	0	0	10	100	0	240		60	pantry	1500	food color, food coloring gel
cochineal		meat additive	other	other	crustacean	50	10	2	0	0	0	0	100	0	240		400	pantry	1500	carmine, cochineal extract, carminic acid, natural red 4, crimson lake, e120, shellac, confectioners glaze, e904, lac resin
dark chocolate		chocolate sugar caffeine	sweet	chocolate	milk soy tree_nut	579	6.1	52.4	38.3	22	8	36.7	10	6	170	28	18	pantry	540	70% chocolate, bitter chocolate, couverture, couverture chocolate, raw chocolate, dairy free dark chocolate
unsweetened chocolate		chocolate caffeine	sweet	chocolate	milk soy tree_nut	642	14.3	28.4	52.3	32.4	16.6	0.9	24	0	132	28	18	pantry	540	baking chocolate, bakers chocolate, cacao nib, cocoa nib, cocoa mass, cocoa solid, chocolate liquor, cacao mass, cocoa liquor, cacao paste
semisweet chocolate		chocolate sugar caffeine	sweet	chocolate	milk soy tree_nut	501	4.9	62	31.5	18.5	6.2	51	11	2	170	28	13	pantry	540	semi chocolate, chocolate square semisweet, bittersweet chocolate, bittersweet chocolate bar, plain chocolate, cooking chocolate, german chocolate, sweet chocolate, mexican chocolate, abuelita chocolate, ibarra chocolate, mexican drinking chocolate
chocolate chip		chocolate sugar caffeine dairy	sweet	chocolate	soy tree_nut	480	4.2	63.9	30	17.8	5.9	54.5	11	0	170	28	14	pantry	540	chocolate chunk, chocolate morsel, chocolate baking chip, peppermint baking chip, chocolate drop, mini morsel, mint chip, chocolate button, chocolate pistole, bittersweet chocolate pistole
milk chocolate		chocolate sugar dairy	sweet	chocolate	soy tree_nut peanut	535	7.7	59.4	29.7	18.5	3.4	51.5	79	23	168	28	14	pantry	365	milk chocolate chip, chocolate bar
white chocolate		chocolate sugar dairy	sweet	chocolate	soy tree_nut	539	5.9	59.2	32.1	19.4	0.2	59	90	21	170	28	16	pantry	365	white chocolate chip, white baking chocolate, vanilla chip, white chip, vanilla baking chip, white chocolate baking bar, white baking chip, white couverture, white chocolate candy, white chocolate baking square, white morsel, white chocolate curl
cocoa powder		chocolate caffeine	seasoning	cocoa		228	19.6	57.9	13.7	8.1	33.2	1.8	21	0	86		16	pantry	730	cocoa, cacao, cocoa bean, cacao bean
carob powder		legume	seasoning	spice		222	4.6	88.9	0.7	0.1	39.8	49.1	35	0	103		18	pantry	730	carob, carob flour
carob chip		sugar	sweet	snack	milk soy	540	8.2	56.3	31.4	29	3.8	34.1	107	1	170		16	pantry	365	carob bar
cocoa butter		oil chocolate	fat	cocoa	tree_nut	884	0	0	100	59.7	0	0	0	0	218		40	pantry	730	cacao butter, shea butter, mango butter fat, kokum butter
drinking chocolate		chocolate sugar dairy	drink	drink	soy gluten wheat	398	6.7	83.7	4	2.4	3.7	65.5	504	0	120		10	pantry	540	cocoa mix, hot chocolate, chocolate drink mix, nesquik, chocolate milk powder, hot cocoa, sweetened cocoa powder, cocoa drink, ground chocolate, chocolate powder, swiss miss, chocolate malt powder, instant chocolate drink, nestle quik, chocolate flavored drink mix
malted milk powder		dairy gluten wheat sugar	sweet	milk		428	14.3	71.2	9.5	4.8	0.1	47.6	405	24	120		14	pantry	365	malt powder drink, malted milk drink powder, chocolate malted milk powder, ovaltine malt
marzipan		tree_nut sugar	sweet	sweet	egg	458	9	47.8	27.7	2.6	4.8	36.2	9	0	227		18	pantry	365	marchpane, marzipan icing, almond paste filling
frangipane		tree_nut sugar dairy egg	sweet	sweet	wheat gluten	430	8	38	28	9	4	32	90	100	240		16	fridge	5	almond pastry filling, almond filling, almond cream filling baked, bakewell filling
frosting		sugar dairy	sweet	sweet	soy egg	418	0	67.9	16.2	3	0	63.1	184	0	260		8	pantry	365	icing, vanilla frosting, chocolate icing, cream cheese frosting, buttercream, ready to spread frosting, cake frosting, vanilla icing, vanilla buttercream, icing gel, decorating gel, chocolate fudge frosting, milk chocolate frosting, vanilla glaze, glaze icing, chocolate buttercream, whipped topping mix, dessert topping mix
fondant		sugar additive	sweet	sweet	egg milk	390	0	95	2	1	0	90	10	0	300		7	pantry	365	fondant icing, rolled fondant, ready to roll icing, ready to roll fondant icing, roll icing, roll fondant icing, gumpaste, gum paste, sugar paste, sugar glaze
royal icing		sugar egg	sweet	sweet	milk	385	1	96	0	0	0	94	20	0	260		6	fridge	7	decorators icing, meringue powder icing
sprinkle		sugar additive	sweet	sweet	milk soy	450	0.5	85	10	8	0	80	10	0	190		14	pantry	730	candy sprinkle, nonpareil, hundreds and thousands, jimmies, cake decoration, edible decoration, candy decoration, sugar pearl, sugar flower, candy eye, candy eyeball, sugar strand, edible pearl, edible confetti, silver ball, silver sugar ball, decorating candy, hagelslag
dragee		sugar additive	sweet	sweet	tree_nut milk soy egg	398	0	98	0.5	0.2	0	96	10	0	200	1	14	pantry	700	silver dragee, nonpareil dragee
cornbread stuffing mix		wheat bread	starch	crumbs	milk egg soy celery	389	10	76.7	4.2	0.9	14.3	4.8	1283	0	70	170	8	pantry	270	stuffing, dressing mix bread, cornbread dressing, sage and onion stuffing
lecithin		soy additive	other	other		763	0	0	100	15	0	0	0	0	120		40	pantry	540	soy lecithin
sunflower lecithin		additive	other	other	soy wheat gluten	763	0	0	100	15	0	0	0	0	120		40	pantry	540	dough enhancer, dough conditioner, dough improver, bread improver
root starch	yes	thickener starchy	thickener	starch		358	0.2	88.7	0	0	0.9	3	1	0	120		5	pantry	730	polvilho, polvilho azedo, farinha de mandioca, kuzu, kudzu, water chestnut powder
dough mix	yes	wheat sugar	sweet	pastry	milk egg soy tree_nut	374	3.7	81.9	3.5	1.6	1.2	43.3	728	0	120	432	6	pantry	365	brownie mix, muffin mix, cookie mix, gingerbread mix, quick bread mix, batter, pudding cake mix
cookie dough		wheat sugar dairy egg	sweet	pastry	soy tree_nut peanut	440	4	61	20	6	1	33	270	30	250	30	8	fridge	30	chocolate chip cookie dough, sugar cookie dough, brownie batter, cake batter, refrigerated cookie dough, raw cookie dough
coating mix	yes	wheat leavening dairy	thickener	leavening	egg soy	428	8	63.4	15.4	4	2.1	11.7	1276	2	120		5	pantry	270	tempura mix, tempura flour, tempura batter, fry mix, fish fry mix, shake and bake, beer batter mix, batter mix, fish fry, shake n bake, bread mix, pizza dough mix, pizza crust mix, hot roll mix, popover mix, crepe mix, chicken coating mix, buttermilk biscuit mix, baking blend
nut flour	yes	tree_nut	thickener	flour		590	21.4	18.7	52.5	4	9.9	4.6	19	0	96		16	pantry	180	hazelnut flour, hazelnut meal, ground hazelnut, pecan meal, walnut flour, chestnut flour, pistachio flour, ground pistachio, nut meal, ground walnut, ground pecan, cashew flour, ground cashew, pecan flour, ground macadamia, hazelnut powder, pistachio powder, macadamia flour
other sugar	yes	sugar	sweetener	sugar		387	0	100	0	0	0	99.8	1	0	200	4	1.6	pantry	1000	dextrose, fructose, maltose, sucanat, rapadura, maltodextrin, dextrin, polydextrose, trehalose, isomaltulose, candy sugar, palm candy
syrup	yes	sugar	sweetener	syrup		298	0.3	79	0	0	0	76	270	0	340		7	pantry	730	coconut nectar, pomegranate syrup sweet, oligodang, mulyeot, corn malt syrup, pekmez, vincotto, kuromitsu
caramel candy	yes	sugar dairy	sweet	sweet	soy tree_nut peanut	252	1.5	65.9	0.1	0.1	0.9	52	349	1	328		8	pantry	270	caramel filling, caramel spread, cinnamon chip, caramel baking bit, penuche
sweetener	yes	sweetener additive	sweetener	sugar		0	0	0	0	0	0	0	0	0	24	1	40	pantry	1000	sugar substitute, saccharin, aspartame, sugar replacement, sweet and low, equal, sugar twin, sorbitol, isomalt, maltitol, mannitol, sweet n low, acesulfame k, neotame, thaumatin, cyclamate, lactitol, stevia drop, splenda brown sugar blend
food acid	yes	leavening additive	leavening	leavening		258	0	61.5	0	0	0.2	0	52	0	144		30	pantry	1500	ammonium carbonate, bakers ammonia, potash, hartshorn, ammonium bicarbonate, sodium carbonate, lye water, kansui, pearl ash, potassium carbonate, lye, monocalcium phosphate, alum, pickling lime, calcium hydroxide, slaked lime, cal, calcium chloride, pickle crisp, fruit fresh, ever fresh, vitamin c powder, acidulant, glucono delta lactone, nigari, calcium sulfate, gypsum, magnesium chloride, potassium citrate, sodium citrate, acidity regulator, acid, epsom salt, calcium carbonate, calcium lactate, edible lime, limewater, sodium hydroxide, bakers ammonium
nut extract	yes	tree_nut alcohol	seasoning	extract		288	0.1	12.7	0.1	0	0	12.7	9	0	208		150	pantry	1000	butter pecan extract
coloring	yes	additive	other	other		50	0	12	0	0	0	10	100	0	240		60	pantry	1500	caramel color, color food orange, colorant, food color blue, color food green, edible glitter, luster dust, gold leaf, silver leaf, kitchen bouquet, browning sauce, browning and seasoning sauce, gravy master, candy coloring, butterfly pea flower, color food red, varak, vark, edible gold, food color pen, dye, color food yellow, titanium dioxide, beta carotene, red beet color, curcumin, spirulina color, paprika extract, caramel coloring, tartrazine, allura red, sunset yellow, brilliant blue, lutein, riboflavin, annatto color, browning, lustre dust, edible glue, edible shimmer
chocolate candy	yes	chocolate sugar dairy	sweet	chocolate	soy tree_nut peanut wheat gluten	535	7.7	59.4	29.7	18.5	3.4	51.5	79	23	168	28	14	pantry	365	chocolate kiss, ganache, chocolate sprinkle, chocolate coating, candy coating, vanilla candy coating, chocolate wafer candy, vanilla almond bark, chocolate covered coffee bean, chocolate egg, chocolate mint, chocolate coin, chocolate frosting, chocolate vermicelli, chocolate melt, milk chocolate morsel, chocolate covered raisin, milk couverture, chocolate covered espresso bean, chocolate shot, confectionery coating, confectioners coating, melting wafer, milky bar, chocolate jimmy, cadbury egg
malted milk ball		chocolate sugar dairy wheat	sweet	chocolate	soy tree_nut peanut	494	7.4	62	24	16	1	50	170	10	100	3	12	pantry	270	chocolate malt ball, malt ball
nut paste	yes	tree_nut sugar	sweet	nut butter	egg	458	9	47.8	27.7	2.6	4.8	36.2	9	0	227		18	pantry	365	praline paste, hazelnut paste, almond cream filling, nut filling, hazelnut praline, noisette paste, walnut paste, hazelnut filling
bread flour		grain wheat	thickener	flour		361	12	72.5	1.7	0.2	2.4	0.3	2	0	127		1.8	pantry	365	strong flour, strong white flour, high gluten flour, pizza flour, manitoba flour
semolina		grain wheat	starch	cornmeal		360	12.7	72.8	1.1	0.1	3.9	0	1	0	167		3	pantry	365	semolina flour, sooji, suji, rava, rawa, ravva, pasta flour, cream of wheat flour, pasta semolina, semolino
cassava flour		starchy thickener	thickener	flour		340	1.5	83	0.5	0.1	5	2	10	0	130		6	pantry	365	manioc flour, yuca flour, cassava meal, farinha, garri, manioc meal
citric acid		additive	acid	vinegar		247	0	90	0	0	0	0	5	0	220		14	pantry	1500	sour salt, lemon salt, tartaric acid, ascorbic acid
brown rice syrup		sugar rice	sweetener	brown rice		316	0.3	77	0.2	0	0	65	40	0	336		12	pantry	540	rice syrup, rice malt syrup
date syrup		sugar fruit	sweetener	syrup		290	1.3	72	0.2	0	1	68	30	0	330		12	pantry	540	silan, date molasses, date honey
pancake syrup		sugar corn	sweetener	syrup		234	0	61.5	0	0	0	21.5	82	0	315		6	pantry	365	table syrup, maple flavor syrup, waffle syrup
sucralose		sweetener additive	sweetener	sugar		336	0	91.2	0	0	0	80.3	0	0	25	1	40	pantry	1000	splenda, splenda granular, splenda granulated, splenda no calorie sweetener
erythritol		sweetener additive	sweetener	sugar		20	0	5	0	0	0	0	0	0	192		18	pantry	1000	monk fruit sweetener, monk fruit, swerve, allulose, lakanto, monk fruit extract
xylitol		sweetener additive	sweetener	sugar		240	0	100	0	0	0	0	0	0	200		16	pantry	1000	birch sugar
chestnut puree		tree_nut sugar	sweet	sweet		250	2	58	1	0.2	4	45	10	0	260		14	pantry	540	chestnut paste, chestnut cream, creme de marron, marron glace, candied chestnut, chestnut spread
toffee		sugar dairy	sweet	sweet	tree_nut soy peanut	560	1.1	64.7	32.8	20.6	0	63.5	135	104	156	12	14	pantry	365	toffee candy
butterscotch chip		sugar dairy oil	sweet	snack	soy	539	2.2	67.1	29.1	24.1	0	67.1	89	0	170		10	pantry	365	butterscotch morsel
chocolate		chocolate sugar caffeine dairy	sweet	chocolate	soy tree_nut	480	4.2	63.9	30	17.8	5.9	54.5	11	0	168	28	14	pantry	540
pudding mix		sugar corn thickener additive	sweet	sweet	milk	366	0	93	0.4	0.1	0.3	74.3	788	0	160	96	9	pantry	730	instant vanilla pudding, vanilla pudding mix, chocolate pudding mix, instant pudding, vanilla instant pudding, chocolate instant pudding, instant chocolate pudding
beeswax		honey additive	other	other		300	20	50	5	1	8	30	10	0	150		80	pantry	1000	bee pollen, royal jelly, propolis, e901
insect		meat game	protein	tender meat	crustacean mollusc	450	60	8	18	5	6	0	300	230	100	1	80	pantry	365	cricket, cricket flour, mealworm, grasshopper, chapulines, ant egg, silkworm, silkworm pupa, escamoles
yeast extract		condiment gluten	seasoning	yeast	celery	185	27	20	0.9	0	3	2	3400	0	290		22	pantry	730	yeast spread
brewers yeast		leavening condiment	seasoning	yeast	gluten	340	45	40	5	1	22	0	120	0	130		25	pantry	365	beer yeast
breading		wheat	other	other	egg milk	380	11	76	4	1	3	4	900	0	108		7	pantry	180	breaded, battered, crumbed, crumb coating, batter coating, milanese
`,
  'beverages.tsv': `name	class	kinds	role	cookingClass	mayContain	calories	protein	carbohydrates	fat	saturatedFat	fiber	sugar	sodium	cholesterol	gramsPerCup	gramsPerPiece	pricePerKg	place	days	aliases
orange juice		fruit citrus	liquid	juice		45	0.7	10.4	0.2	0	0.2	8.4	1	0	248		3	fridge	10
apple juice		fruit	liquid	juice		46	0.1	11.3	0.1	0	0.2	9.6	4	0	248		2.5	fridge	10	apple cider, cider apple, sweet cider
pineapple juice		fruit	liquid	juice		53	0.4	12.9	0.1	0	0.2	10	2	0	250		3	fridge	10
water		water	liquid	water		0	0	0	0	0	0	0	4	0	237		0.4	pantry	2000	ice, mineral water, steam, saltwater
pasta water		water wheat	liquid	water	egg	8	0.2	1.7	0	0	0	0	150	0	237		0.4	fridge	2	pasta cooking water, pasta cooking liquid, noodle water, noodle cooking water
soda		sugar	drink	drink		41	0	10.6	0	0	0	10.8	4	0	246		1.5	pantry	270
malt drink		gluten grain sugar	drink	drink	wheat	37	0.2	8.1	0.1	0	0	8.1	13	0	237		3	pantry	270	malta, kvass, malt beverage, barley water, barley tea, non alcoholic beer, nonalcoholic beer, alcohol free beer, near beer, dealcoholized beer, barley cup, cereal coffee, postum, grain coffee, mugicha, boza, barley coffee
juice	yes	fruit sugar	liquid	juice		54	0	13.5	0.1	0	0	11.9	2	0	253		3	fridge	10	prune juice, nectar, aloe vera, aloe vera gel, coconut water drink, tamarind drink, cranberry juice drink, birch sap, currant juice, smoothie, verjuice drink
orange juice concentrate		fruit citrus	liquid	juice		159	2.4	38.2	0.2	0	0.8	37.4	3	0	284		6	freezer	365
instant coffee		caffeine	seasoning	coffee		353	12.2	75.4	0.5	0.2	0	0	37	0	54		60	pantry	730	coffee granule, espresso powder, coffee powder, instant espresso, coffee crystal, coffee essence, camp coffee, nescafe, coffee extract powder, coffee concentrate
coffee		caffeine	drink	coffee		1	0.1	0	0	0	0	0	2	0	237		4	fridge	3	espresso, coffee liquid, cold brew, iced coffee black
coffee bean		caffeine	drink	coffee		2	0.1	0.3	0	0	0	0	2	0	80		20	pantry	270	ground coffee, espresso bean, ground espresso, coffee ground, espresso ground, turkish coffee, arabica coffee
latte		dairy caffeine sugar	drink	drink	soy	60	2.5	8	2	1.2	0	8	40	8	245		4	fridge	7	iced coffee, coffee drink, milk tea, thai iced tea, bubble tea, coffee milk, coffee flavored drink
milkshake		dairy sugar soy	drink	drink	egg gluten	148	3.4	19.6	6.5	4	0.9	13.6	81	23	250		4	fridge	2	shake, chocolate shake, vanilla shake, ice cream shake, chocolate milkshake, slimfast, pediasure, carnation instant breakfast, atole, champurrado, horchata milk, instant breakfast drink, ovaltine drink
almond-flavored milk		dairy tree_nut sugar	drink	drink		90	3	13	3	1.6	0.3	12	45	8	244		5	fridge	5	badam milk, badam doodh, thandai, kesar badam milk
almond milk		tree_nut	liquid	plant milk		15	0.6	0.3	1.2	0.1	0.2	0	71	0	240		2.5	fridge	10	almond beverage, almond drink, vanilla almond milk, cashew milk, hazelnut milk, nut milk, macadamia milk, walnut milk, pistachio milk, chocolate almond milk, almond breeze, almond breeze milk, almond coconut milk, hazelnut drink, pecan milk, almond cream, cashew drink, hazelnut beverage, almondmilk, almond creamer, almond milk creamer, cashewmilk
rice milk		rice grain	liquid	plant milk	tree_nut	47	0.3	9.2	1	0	0.3	5.3	39	0	240		2.5	fridge	10	rice drink, hemp milk, pea milk, coconut beverage, coconut milk beverage, flax milk, vanilla rice milk, rice beverage, rice dream, quinoa milk, so delicious coconut milk, coconut drink, refrigerated coconut milk, carton coconut milk, potato milk, ripple milk, tigernut milk
non-dairy milk		legume	liquid	drink	soy tree_nut gluten	40	2	4	2	0.2	0.5	2.5	50	0	240		2.5	fridge	10	plant milk, nondairy milk, plant based milk, dairy free milk, milk alternative, vegan milk, milk substitute, alternative milk, plant drink, non dairy beverage, vegetable milk
soy milk		soy	liquid	plant milk		43	3	4	1.7	0.2	0.6	2.4	44	0	243		2.5	fridge	10	soymilk, soya milk, soy beverage, vanilla soy milk, soya drink, vanilla soymilk, soy drink, chocolate soy milk, soya bean milk, soybean milk, soy creamer, soy cream, soya cream, soy milk creamer, soy cooking cream, vanilla flavored soy milk, soy half and half, soy coffee creamer, soy milk powder, soya milk powder, soy whipping cream
oat milk		oats grain	liquid	plant milk	gluten wheat	48	0.8	5.1	2.8	0.3	0.6	3.4	42	0	240		2.8	fridge	10	oat drink, oat beverage, oat cream, oat creamer, vanilla oat milk, oatly, oat cooking cream, oat milk creamer, oat based cream
vegan cream		oil	dairy	oil	soy tree_nut gluten	200	1.5	8	18	12	0.3	4	60	0	240		7	fridge	14	dairy free cream, plant cream, vegan whipped cream, coconut whipped cream, vegan whipping cream, dairy free whipped topping, non dairy cream, coconut whipped topping, vegan whipped topping, vegan heavy cream, vegan creamer, coconut creamer, plant based cream, nondairy cream, dairy free whipping cream, vegan sour cream, dairy free sour cream, vegan creme fraiche, vegan half and half, coconut whip, non dairy sour cream, plant based creamer, coconut milk creamer, nondairy sour cream, vegetable cream, soyatoo, vegan condensed milk, coconut condensed milk, condensed coconut milk, evaporated coconut milk
cashew sour cream		tree_nut	dairy	soft dairy	soy	230	6	12	18	3	1	2	100	0	240		12	fridge	14	cashew cream cheese dip
soy sour cream		soy oil	dairy	oil	tree_nut	200	3	7	18	6	0.3	3	100	0	240		8	fridge	14	tofu sour cream, vegan tofu sour cream
grapefruit juice		fruit citrus	liquid	juice		39	0.5	9.2	0.1	0	0	9	1	0	247		4	fridge	10
cranberry juice		fruit sugar	liquid	juice		54	0	13.5	0.1	0	0	11.9	2	0	253		3	fridge	14	cranberry juice cocktail, cranberry cocktail
pomegranate juice		fruit	liquid	juice		54	0.1	13.1	0.3	0.1	0.1	12.7	9	0	249		6	fridge	14	pom juice
grape juice		fruit	liquid	juice		60	0.4	14.8	0.1	0	0.2	14.2	5	0	253		3	fridge	14
coconut water		fruit	liquid	juice		19	0.7	3.7	0.2	0.2	1.1	2.6	105	0	240		4	pantry	365	coconut juice
carrot juice		vegetable root	liquid	juice		40	0.9	9.3	0.1	0	0.8	3.9	66	0	236		4	fridge	10
soft drink	yes	sugar	drink	drink		41	0	10.6	0	0	0	10.8	4	0	246		1.5	pantry	270	energy drink, cream soda, fruit punch, kool aid, sports drink, gatorade, tang, margarita mix, sweet and sour mix drink, sour mix, pina colada mix, drink mix, fruit drink, daiquiri mix, cocktail mixer, koolaid, fruit beverage, fruit cooler, margarita mixer, fresca, crystal light, fruit flavored drink, elderflower presse, lemon squash, orange squash, orange drink, powerade, electrolyte drink, carbonated beverage, carbonated drink, red bull, irn bru, fanta, mojito mix, mixer
matcha		caffeine	seasoning	coffee		280	30	45	5	0.7	38	0	6	0	96		150	pantry	365	green tea powder
kombucha		caffeine sugar	drink	drink		13	0	3	0	0	0	3	4	0	240		4	fridge	30	water kefir
tonic water		sugar water	drink	water		34	0	8.8	0	0	0	8.8	12	0	244		2	pantry	365	tonic, bitter lemon
sparkling water		water	drink	water		0	0	0	0	0	0	0	1	0	237		1.2	pantry	365	club soda, soda water, seltzer, carbonated water, perrier, soda siphon, fizzy water, seltzer water, la croix, lacroix
cola		sugar caffeine	drink	drink		41	0	10.6	0	0	0	10.8	4	0	246		1.3	pantry	270	coke, pepsi, dr pepper, root beer, coke zero, diet coke, diet cola
ginger ale		sugar	drink	drink		34	0	8.8	0	0	0	8.7	7	0	244		1.6	pantry	270	ginger beer
lemon-lime soda		sugar	drink	citrus		40	0.1	10.1	0	0	0	9	9	0	246		1.4	pantry	270	sprite, 7 up, lemon lime beverage, squirt, mountain dew
lemonade		sugar citrus fruit	drink	drink		42	0.1	10.6	0	0	0	10	4	0	248		2	fridge	10	limeade, lemon drink
lemonade concentrate		sugar citrus fruit	sweetener	sugar		196	0.2	49.9	0.7	0	0.3	44.5	7	0	290		5	freezer	365	limeade concentrate, frozen lemonade, frozen limeade
horchata		rice sugar	drink	drink	tree_nut milk	60	0.5	12	1	0.2	0.3	9	15	0	244		3	fridge	7
`,
  'brands.tsv': `#
#
brand
aashirvaad
act ii
activia
aidells
ak mak
allinson
alpura
american tuna
amoy
annie chuns
antimo caputo
applegate
argo
arla
arm and hammer
arnold
aroy d
arrowhead mills
athenos
azumaya
badia
badshah
ball park
ballpark
banza
bar s
barilla
baxters
bela
belgioioso
bell and evans
bens original
bertolli
best foods
better than bouillon
betty crocker
bianco dinapoli
bibigo
billingtons
blue diamond
blue dragon
boars head
bobs red mill
bonafide
bonne maman
borden
bragg
breakstone
breakstones
brer rabbit
buitoni
bulls eye
bumble bee
burford brown
bush brothers
bushs
butterball
c and h
cabot
cacique
califia
califia farms
california olive ranch
callebaut
campbells
canada dry
cape cod
caputo
carmelina
carnation
carrs
cascadian farm
cathedral city
cento
ceresota
challenge
chaokoh
chef boyardee
chi chis
chicken of sea
chiquita
chobani
chung jung one
cirio
citterio
clabber girl
clarence court
classico
claussen
colavita
cold mountain
college inn
colmans
columbus
contadina
country life
cracker barrel
creamette
crosse and blackwell
crown prince
crystal farms
daawat
daisy
dannon
danone
darigold
de cecco
del monte
diamond crystal
dietz and watson
digiorno
dinty moore
dole
domino
dragonfly
dreamfields
dukes
duncan hines
dynasty
eagle brand
eckrich
eden
eden foods
eggland
egglands best
el mexicano
el milagro
embasa
epicurean
everest
fage
fairlife
farmer john
filippo berio
finn crisp
fiorucci
fleischmanns
florida natural
folgers
foster farms
fra mani
freschetta
frigo
frontier
galbani
garofalo
gefen
general mills
genova
ghirardelli
giovanni rana
gold medal
goya
great river
green giant
grey poupon
guerrero
guittard
happy egg
hatfield
healthy boy
hebrew national
heinz
herb ox
herdez
hikari
hillshire farm
hillshire farms
hodgson mill
homepride
hood
horizon
horizon organic
hormel
house foods
hovis
hunts
huy fong
illy
imagine foods
jack links
jacobs
jiffy
jimmy dean
john west
johnsonville
jolly time
jovial
justins
ka me
karo
kavli
kedem
keebler
kelloggs
kerrygold
kettle and fire
kettle brand
kikkoman
king arthur
king oscar
kings hawaiian
kingsmill
knorr
kolatin
kraft
la banderita
la choy
la costena
la molisana
la preferida
la valle
la vaquita
lala
land o lakes
land olakes
lavazza
lawrys
laxmi
lee kum kee
libbys
lieber
lipton
louisiana
lucerne
lundberg
lurpak
lyles
mae ploy
maekrua
maesri
maggi
mahatma
maille
maldon
manischewitz
martinellis
martins
maruchan
marukan
marukome
matiz
maxwell house
mazola
mccormick
mcvities
mdh
mezzetta
mina
minute maid
miso master
mission
more than gourmet
mori nu
morinaga
morton
mother in laws
motts
mrs renfros
mt olive
mueller
muir glen
mullers
mutti
nabisco
nakano
napolina
nasoya
nathans
natures own
nescafe
nestle
newmans own
nielsen massey
niman ranch
nissin
nongshim
nueskes
nutiva
ocean spray
old el paso
organic valley
oroweat
ortega
ortiz
orville redenbacher
oscar mayer
osem
pace
pacific foods
pataks
pearl river bridge
peets
penzeys
pepperidge
pepperidge farm
perdue
pete and gerrys
pg tips
pillsbury
planters
plochmans
plugra
polaner
polly o
pomi
pompeian
post
prego
premio
president
president choice
progresso
pulmuone
quaker
rana
randalls
rani
raos
red baron
red boat
red star
rhodes
riceselect
robin hood
rokeach
rold gold
ronzoni
rotel
royal basmati
rumford
rummo
rustichella
ryvita
s and w
saf
safe catch
san giorgio
san j
santa cruz
sapporo
sara lee
sargento
scharffen berger
schwartz
sempio
shan
sharwoods
siggis
silk
simply organic
skinner
smithfield
smuckers
snows
snyders
south river
spectrum
spice islands
squid brand
st dalfour
stacys
starkist
stokely
stonyfield
stonyfield farm
straus
streits
strianese
stubbs
sun luck
sun maid
sunkist
sunmaid
supremo
swanson
sweet baby rays
tate and lyle
telma
tetley
texmati
thai kitchen
thomas
three crabs
tilda
tillamook
tinkyada
tombstone
tonnino
tony chacheres
tostitos
totinos
trolli
tropicana
twinings
uncle bens
underwood
utz
valrhona
vermont creamery
vital farms
vlasic
voiello
walkers
wangzhong
warburtons
wasa
welchs
wesson
westbrae
westsoy
white lily
wild planet
wildwood
wonder
woolworths
wrights
wylers
yehuda
yoplait
zatarain
zatarains
zoup
`,
  'canned_goods.tsv': `name	class	kinds	role	cookingClass	mayContain	calories	protein	carbohydrates	fat	saturatedFat	fiber	sugar	sodium	cholesterol	gramsPerCup	gramsPerPiece	pricePerKg	place	days	aliases
canned tomato		vegetable nightshade	sauce	tomato sauce		19	0.9	4.3	0.2	0	1.6	2.6	150	0	245	411	3	pantry	730	chopped tomato
tomato paste		vegetable nightshade	sauce	tomato paste		82	4.3	18.9	0.5	0.1	4.1	12.2	59	0	262		6	pantry	365	tomato concentrate
tomato sauce		vegetable nightshade sauce	sauce	tomato sauce		24	1.3	5.4	0.2	0	1.5	4.2	524	0	245	425	3	pantry	730	tomato fondue
tomato juice		vegetable nightshade	liquid	tomato sauce		17	0.8	4.2	0.1	0	0.4	3.6	269	0	243		3	pantry	365	clamato tomato juice
chicken broth		poultry broth	liquid	broth	celery	6	0.6	0.4	0.2	0	0	0.4	371	2	240		2.5	pantry	365	chicken stock, chicken consomme, chicken bone broth, chicken broth water
beef broth		beef broth	liquid	broth	celery	7	1.1	0	0.2	0.1	0	0	372	0	240		2.5	pantry	365	beef stock, veal stock, meat broth, meat stock, consomme, bone broth, lamb stock
vegetable broth		vegetable broth celery	liquid	broth		5	0.2	0.9	0.1	0	0	0.5	300	0	240		2.5	pantry	365	vegetable stock, mushroom broth, mushroom stock, veggie broth
stock		meat poultry broth celery	liquid	broth		6	0.6	0.4	0.2	0	0	0.4	371	2	240		2.5	pantry	365	broth, bouillon, chicken vegetable stock, chicken vegetable broth, better than bouillon
diced tomato		vegetable nightshade	sauce	savory sauce		17	0.8	4	0.1	0	1	2.4	128	0	240	411	3	pantry	730	tinned tomato, canned chopped tomato, canned plum tomato, fire roasted tomato, canned whole tomato, canned peeled tomato, canned italian tomato, canned whole peeled tomato, tomato in juice, tomatoes with juice, italian style tomato, tin tomato, canned cherry tomato, canned san marzano tomato, undrained tomato, italian style stewed tomato
crushed tomato		vegetable nightshade	sauce	savory sauce		32	1.6	7.3	0.3	0	1.9	4.4	186	0	245	411	3	pantry	730	tomato pulp, polpa, ground tomato, tomato crush, crushed plum tomato
stewed tomato		vegetable nightshade	sauce	tomato sauce		26	0.9	6.2	0.2	0	1	3.5	221	0	255	411	3	pantry	730
tomato with green chile		vegetable nightshade	sauce	savory sauce		15	0.7	3.6	0.1	0	1	2.5	401	0	241	284	4	pantry	730	rotel tomato, rotel, tomato and green chili, mexican style tomato, ro tel, tomatoes with chilies, ro tel tomato
tomato puree		vegetable nightshade sauce	sauce	tomato sauce		38	1.6	9	0.2	0	1.9	4.8	28	0	250		3	pantry	730	passata, strained tomato, sieved tomato, rustica, tomato coulis
sun-dried tomato		vegetable nightshade	vegetable	briny	sulfite	258	14.1	55.8	3	0.4	12.3	37.6	247	0	54	2	20	pantry	365	sundried tomato, sun tomato, dried tomato, sunblush tomato
sun-dried tomato in oil		vegetable nightshade	vegetable	vegetable	sulfite	213	5.1	23.3	14.1	1.9	5.8	13	266	0	110	3	22	pantry	365	sun tomato oil
green chiles canned		vegetable nightshade	seasoning	spice	sulfite	21	0.7	4.6	0.3	0	1.7	2	397	0	241	17	7	pantry	730	canned green chile, diced green chile, chopped green chile, mild green chile, roasted green chile, hatch green chile, canned jalapeno, pickled jalapeno, pickled jalapeno pepper, jalapeno slice, sliced jalapeno, whole green chile, nacho jalapeno, banana pepper ring, pickled banana pepper, peperoncini, pepperoncini, peppadew, pickled pepper, pickled chile, piquillo pepper, cherry pepper, jarred jalapeno, sport pepper, pepperoncini pepper, peppadew pepper, peperoncino, pickled chili pepper, canned jalapeno pepper, pepperoncino, friggitello, giardiniera pepper
roasted red pepper		vegetable nightshade	vegetable	briny		23	1.1	5.1	0.3	0	1.9	2.7	14	0	192	70	9	pantry	540	roasted bell pepper, roasted pepper, pimento, pimiento, roasted red bell pepper, roasted sweet pepper, pimento pepper, jarred red pepper, grilled pepper, pimiento pepper, roasted capsicum, pepper puree, florina pepper, lutenica
chipotle in adobo		vegetable nightshade sauce	sauce	savory sauce		75	2	12	3	0.4	5	6	1500	0	240	12	12	pantry	540	chipotle chile in adobo, canned chipotle, chipotle pepper in adobo, canned chipotle chile, adobo chili, adobo, chipotle puree, chipotle paste, chipotle sauce, chipotle salsa, chipotle in sauce
artichoke heart		vegetable	vegetable	briny	sulfite	38	2.6	7.8	0.4	0.1	3.9	1	47	0	168	15	9	pantry	730	marinated artichoke, canned artichoke, grilled artichoke, frozen artichoke, artichoke in oil, artichoke quarter
heart of palm		vegetable	vegetable	vegetable	sulfite	28	2.5	4.6	0.6	0.1	2.4	0	426	0	146	33	10	pantry	730	palm heart, palmito, palm cabbage
canned corn		vegetable corn starchy	vegetable	vegetable		79	2.5	17.8	1.1	0.2	1.9	3	186	0	164		3	pantry	730	whole kernel corn can, canned sweetcorn, tinned sweetcorn, canned whole kernel corn, kernel corn drain, canned sweet corn, drained corn, corn niblet, canned yellow corn, mexicorn, mexican style corn, southwest corn, canned white corn, drained whole kernel corn, vacuum packed corn, shoepeg corn
creamed corn		vegetable corn starchy thickener	vegetable	vegetable	milk	72	1.7	18.1	0.4	0.1	1.2	3.2	261	0	256		3	pantry	730	cream style corn, cream corn
canned pumpkin		vegetable	vegetable	hard vegetable		34	1.1	8.1	0.3	0.1	2.9	3.3	5	0	245		4	pantry	730	pumpkin puree, solid pack pumpkin, pure pumpkin, mashed pumpkin, libbys pumpkin, squash puree, cooked pumpkin
canned green bean		vegetable	vegetable	vegetable		25	1.3	4.2	0.4	0.1	2.5	1.3	246	0	135		3	pantry	730	cut green bean, french style green bean, tinned green bean, cooked green bean, drained green bean
canned pea		vegetable legume	vegetable	vegetable		68	4.5	11.4	0.8	0.1	4.9	3	273	0	170		3	pantry	730	tinned pea, marrowfat pea, canned sweet pea, pea and carrot can, drained pea
canned mushroom		mushroom vegetable	vegetable	mushroom	sulfite	25	1.9	5.1	0.3	0	2.4	2.3	425	0	156		7	pantry	730	mushroom piece and stem, mushroom in jar, marinated mushroom, drained mushroom, mushroom stem and piece, jarred mushroom, pickled mushroom
canned beet		vegetable root	vegetable	hard vegetable	sulfite	31	0.9	7.2	0.1	0	1.8	5.5	194	0	170		4	pantry	730	pickled beet, canned beetroot, sliced beet, pickled beetroot, cooked beet, cooked beetroot, vacuum packed beetroot, harvard beet, precooked beet, beet pickle, roasted beet
canned peach		fruit sugar	fruit	fruit		54	0.5	14.6	0	0	1.3	13.2	5	0	251	98	4	pantry	730	peach in syrup, peach half in syrup, tinned peach, peaches in light syrup, peaches in heavy syrup
canned pineapple		fruit	fruit	fruit		60	0.4	15.7	0.1	0	0.8	14.4	1	0	249	47	4	pantry	730	crushed pineapple, pineapple in juice, pineapple tidbit, pineapple chunks in juice, tinned pineapple, pineapple in syrup, drained pineapple, juice packed pineapple
applesauce		fruit	sweetener	sugar		42	0.2	11.3	0.1	0	1.1	9.4	2	0	244		3	pantry	540	apple sauce, apple puree, stewed apple, pear sauce, pear puree
cranberry sauce		fruit sugar	sauce	condiment		151	0.2	38.9	0.1	0	1	37.9	29	0	277		5	pantry	540	cranberry relish, cranberry jelly, lingonberry jam, lingonberry preserve, cranberry orange relish, cranberry chutney, cranberry compote
pie filling		fruit sugar thickener	sweet	jam		115	0.4	28	0.1	0	0.6	24	18	0	260		5	pantry	540	pumpkin pie mix, mince fruit, fruit filling, poppy seed filling, poppyseed filling, prune filling, canned cherry filling, raspberry filling
mincemeat		dried_fruit sugar animal_fat beef alcohol	sweet	dried fruit	wheat gluten milk egg tree_nut sulfite	274	0.6	62	4.3	2.4	1.5	60	140	3	300		8	pantry	365	mince pie filling
pecan pie filling		tree_nut sugar egg dairy	sweet	jam		410	4	58	19	4.5	2	45	260	70	260		9	fridge	3	pecan filling, walnut pie filling
coconut cream		fruit	liquid	coconut milk		330	3.6	6.7	34.7	30.8	2.2	3	4	0	240		7	pantry	730	coconut whipping cream, coconut creme, creamed coconut
cream of coconut		fruit sugar	sweetener	coconut		357	1.2	53.2	16.3	15.5	0.2	51.5	36	0	296		7	pantry	730	coco lopez, cream coconut, coconut syrup
coconut milk		fruit	liquid	coconut milk		197	2	2.8	21.3	18.9	0	0	13	0	226	400	5	pantry	730	full fat coconut milk, coconut milk powder, coconut cream powder, santan, gata, kati, coconut milk drink
cream of mushroom soup		wheat dairy thickener celery	sauce	condiment	soy	79	1.4	6.8	5.3	1	0.7	0.4	691	0	251	298	5	pantry	730	mushroom soup, cream of mushroom
cream of chicken soup		wheat dairy poultry thickener celery	sauce	condiment	soy	90	2.4	7.2	5.8	1.7	0	0.5	702	8	251	298	5	pantry	730	cream chicken soup, creamy chicken soup, cream of chicken, chicken and mushroom soup, cream of chicken with herbs soup, condensed chicken soup
cream of shrimp soup		wheat dairy crustacean mollusc fish thickener celery	sauce	condiment	soy	72	2.2	6.5	4.1	2.6	0.2	0	685	13	251	298	6	pantry	730
tomato soup		vegetable nightshade wheat	sauce	condiment	milk celery	66	1.5	15.2	0.4	0.1	1.1	8.2	377	0	252	305	4	pantry	730	tomato bisque soup, tomato basil soup
onion soup mix		vegetable allium wheat beef	seasoning	condiment	milk soy celery	293	7.5	65.1	0.3	0.1	6.6	4.7	8031	0	100	28	20	pantry	540	onion soup
soup	yes	meat poultry beef pork celery wheat	other	condiment	milk soy egg fish	52	2.6	6	1.9	0.5	0.3	0.5	677	11	245	298	4	pantry	730	chicken and rice soup, beefy mushroom soup, stew, noodle soup, cream of bacon soup
chili con carne		beef legume nightshade	protein	other	wheat gluten soy milk	107	5.8	13.1	3.5	1.3	3.3	1.9	449	9	247	425	6	pantry	730	chili with bean, chili without bean, chili with meat, no bean chili, turkey chili, chili no bean, chili bean with meat, chili soup, hot dog chili, vegetarian chili meat
vegetable juice		vegetable nightshade celery	liquid	juice		19	0.9	3.9	0.3	0	0.5	2.9	169	0	242		3	pantry	365	v8, v8 juice, vegetable juice cocktail, vegetable cocktail juice
clamato		vegetable nightshade mollusc celery	liquid	juice		48	0.6	10.9	0.2	0	0.4	3.3	362	0	242		3	pantry	365	clamato juice, clam and tomato juice, tomato clam juice, clamato tomato cocktail
chicken bouillon		poultry broth salt	seasoning	salt	celery milk soy wheat gluten	267	16.7	18	13.9	3.4	0	17.4	23875	13	230	4	18	pantry	540	chicken base, chicken stock cube, chicken soup base, chicken flavor bouillon, chicken powder, chicken stock pot, chicken soup powder, chicken bouillon crystal, chicken cube, knorr homestyl stock chicken, chicken oxo cube, turkey bouillon, chicken consomme soup mix, caldo de pollo, chicken essence, chicken flavoring
beef bouillon		beef broth salt	seasoning	broth	celery milk soy wheat gluten	170	17.3	16.1	4	2	0	14.5	24000	4	230	4	18	pantry	540	beef base, beef stock cube, beef flavored bouillon, beef soup base, better than bouillon beef base, demi glace, demiglace, glace de viande, meat glaze, beef extract, beef concentrate, beef cube, meat bouillon cube
vegetable bouillon		vegetable broth salt celery	seasoning	salt	soy wheat gluten	230	10	30	8	3	2	10	18000	0	200	4	18	pantry	540	vegetable stock cube, vegetable stock powder, vegetable base, vegetable stock pot, vegetarian bouillon, vegetable stock concentrate, marigold bouillon, mushroom bouillon, vegetable broth powder, vegetable cube, vegetable broth cube, vegetable broth mix, no chicken bouillon, vegan bouillon, vegan chicken bouillon, onion bouillon, mushroom base, better than bouillon vegetable base, no chicken broth, vegan beef broth, vegan chicken broth, imitation chicken broth, vegan broth, no beef broth, vegetarian broth, vegan beef bouillon
fish bouillon		fish broth salt celery	seasoning	salt	wheat gluten soy crustacean	220	20	20	7	3	0	8	16000	20	200	4	25	pantry	540	instant dashi, dashi powder, dashi granule, hon dashi, dashi no moto, dashi stock granule, fish stock cube, fish base, fish stock powder, fish stock concentrate, hondashi
shrimp bouillon		crustacean broth salt celery	seasoning	salt	fish mollusc wheat gluten soy milk	220	20	20	7	3	0	8	16000	20	200	4	25	pantry	540	lobster base, crab base, lobster bouillon, shrimp base, shrimp flavor bouillon cube, bouillon shrimp
seafood bouillon		fish crustacean mollusc broth salt celery	seasoning	salt	wheat gluten soy	220	20	20	7	3	0	8	16000	20	200	4	25	pantry	540	clam base, seafood base, seafood stock cube, seafood stock concentrate
dashi		fish broth	liquid	broth		5	0.8	0.3	0	0	0	0	120	5	240		5	fridge	4	dashi stock, japanese stock, bonito stock, dashi broth, bonito broth, anchovy stock, anchovy broth, dashi soup stock
kombu dashi		vegetable broth	liquid	broth	fish	4	0.3	0.8	0	0	0	0	100	0	240		5	fridge	4	vegan dashi, kelp stock, kombu stock, shiitake dashi, seaweed stock, mushroom dashi, kelp broth, vegetarian dashi, kombu broth, shiitake stock, dried shiitake broth
turkey broth		poultry broth	liquid	broth	celery	6	0.6	0.4	0.2	0	0	0.4	371	2	240		3	pantry	365	turkey stock, duck stock, duck broth, game stock, turkey bone broth, rabbit stock, goose stock, poultry stock, pheasant stock, poultry broth, giblet stock, giblet broth, turkey gravy base
pork broth		pork broth	liquid	broth	celery	7	1.1	0	0.2	0.1	0	0	372	0	240		3	pantry	365	pork stock, ham stock, ham broth, ham juice, pork bone broth, tonkotsu broth, ramen broth, ham water, pho broth, prosciutto stock, ham drippings stock, pork bone stock
fish stock		fish broth celery	liquid	broth	crustacean mollusc	17	2.3	0	0.8	0.2	0	0	156	1	240		5	pantry	365	fish broth, fumet, court bouillon seafood
seafood stock		fish crustacean mollusc broth celery	liquid	broth		17	2.3	0	0.8	0.2	0	0	156	1	240		5	pantry	365	seafood broth
shrimp stock		crustacean broth celery	liquid	broth	fish mollusc	17	2.3	0	0.8	0.2	0	0	156	1	240		5	pantry	365	lobster stock, shellfish stock, crab stock, lobster broth, shrimp broth, crab broth, crawfish stock, crab boil stock, shrimp shell stock, prawn stock
clam juice		mollusc broth celery	liquid	broth	fish crustacean	17	2.3	0	0.8	0.2	0	0	156	1	240		5	pantry	365	mussel juice, clam broth, clam liquor, oyster liquor, clam nectar, oyster liquid, mussel stock, mussel liquor, oyster juice
gravy		meat beef poultry wheat sauce thickener	sauce	condiment	milk soy celery	53	3.8	4.8	2.4	1.2	0.4	0.2	560	3	233		5	pantry	540	gravy browning, bisto, jus
canned fruit	yes	fruit sugar	fruit	fruit		54	0.5	14.6	0	0	1.3	13.2	5	0	251	98	4	pantry	730	canned apricot, apricot in syrup, canned pear, pears in syrup, fruit cocktail, canned cherry, tinned pear, tinned apricot, canned plum, canned mango, canned fig, canned mixed fruit
cream soup	yes	wheat dairy thickener celery	sauce	condiment	soy	79	1.4	6.8	5.3	1	0.7	0.4	691	0	251	298	5	pantry	730	cream of onion soup, cheddar cheese soup, cheese soup, cream of celery, potato soup, creamy soup, cream of onion
seafood soup	yes	wheat dairy crustacean mollusc fish thickener celery	sauce	condiment	soy	72	2.2	6.5	4.1	2.6	0.2	0	685	13	251	298	6	pantry	730	fish soup
bouillabaisse		crustacean mollusc fish nightshade celery	sauce	savory sauce	wheat gluten egg	72	2.2	6.5	4.1	2.6	0.2	0	685	13	251	298	6	pantry	730	zarzuela
soup mix	yes	vegetable allium wheat beef	seasoning	condiment	milk soy celery	293	7.5	65.1	0.3	0.1	6.6	4.7	8031	0	100	28	20	pantry	540	knorr leek recipe mix, noodle soup mix, vegetable recipe mix, leek soup, vegetable soup and dip mix, savory herb with garlic soup mix
clam chowder		wheat dairy mollusc fish starchy	sauce	savory sauce	crustacean soy celery	72	3.2	10.3	2.1	1	0.7	0.4	516	6	251	298	6	pantry	730	oyster stew
lobster bisque		wheat dairy crustacean fish	sauce	savory sauce	mollusc soy celery	72	2.2	6.5	4.1	2.6	0.2	0	685	13	251	298	7	pantry	730	crab soup
low-sodium chicken broth		poultry broth	liquid	broth	celery	16	2	1.2	0.6	0.2	0	0.2	30	0	240		2.8	pantry	365	low sodium chicken stock, unsalted chicken broth, unsalted chicken stock
low-sodium beef broth		beef broth	liquid	broth	celery	12	1.9	0.8	0.2	0.1	0	0.2	30	0	240		2.8	pantry	365	low sodium beef stock, unsalted beef stock, unsalted beef broth
low-sodium vegetable broth		vegetable broth celery	liquid	broth		6	0.2	1.2	0.1	0	0.1	0.6	30	0	240		2.8	pantry	365	low sodium vegetable stock, unsalted vegetable broth, unsalted vegetable stock
light coconut milk		fruit	liquid	coconut milk		70	0.8	1.6	6.8	5.6	0	0.6	20	0	230	400	5	pantry	730	lite coconut milk, low fat coconut milk
low-sodium canned tomato		vegetable nightshade	sauce	tomato sauce		17	0.8	4	0.1	0	1	2.4	10	0	240	411	3	pantry	730	no salt diced tomato, no salt crushed tomato
low-sodium canned bean		legume	protein	pulse		114	7	20	0.4	0.1	6.5	0.4	20	0	178		3	pantry	730	low sodium black bean, no salt kidney bean, no salt chickpea, no salt bean, low sodium pinto bean
`,
  'claims.tsv': `#
#
label	says	clears kinds	clears allergens	not of
vegan	vegan, plant based, animal free	meat beef pork lamb poultry game processed_meat animal_fat gelatin fish crustacean mollusc rennet dairy lactose cheese egg honey	milk egg fish crustacean mollusc
vegetarian	vegetarian, veggie, meatless, meat free	meat beef pork lamb poultry game processed_meat animal_fat gelatin fish crustacean mollusc rennet	fish crustacean mollusc
dairy-free	dairy free, milk free, non dairy, nondairy, dairyless	dairy lactose cheese rennet	milk
lactose-free	lactose free	lactose
egg-free	egg free, eggless, no egg	egg	egg
gluten-free	gluten free, gf	gluten wheat	gluten wheat
grain-free	grain free	grain gluten wheat corn rice oats	gluten wheat
wheat-free	wheat free	wheat	wheat
tree-nut-free	tree nut free	tree_nut	tree_nut	nuts_seeds
nut-free	nut free	tree_nut peanut	tree_nut peanut	nuts_seeds
peanut-free	peanut free	peanut	peanut	nuts_seeds
soy-free	soy free	soy	soy	legumes
sesame-free	sesame free	sesame	sesame	nuts_seeds
fish-free	fish free	fish	fish	seafood
shellfish-free	shellfish free	crustacean mollusc	crustacean mollusc	seafood
pork-free	pork free	pork		meat
alcohol-free	alcohol free, non alcoholic, nonalcoholic, de alcoholized, dealcoholized, de alcoholised, dealcoholised	alcohol
sulfite-free	sulfite free, no sulfite added	sulfite	sulfite
`,
  'classes.tsv': `#
word	kinds
cheese	cheese
sauce	sauce
salad dressing	sauce
pasta	pasta
noodle	pasta
bread	bread
roll	bread
fish	fish
white fish	fish
seafood	fish crustacean mollusc
meat	meat
poultry	poultry
steak	beef lamb pork game
sausage	processed_meat
vegetable	vegetable
fruit	fruit
nut	tree_nut peanut
bean	legume
legume	legume
cereal	oats corn rice
oil	oil
spirit	alcohol
liqueur	alcohol
seasoning	spice herb
spice	spice herb
dessert	cheese meat
mix	herb vegetable spice seed fruit tree_nut legume rice
`,
  'condiments_sauces.tsv': `name	class	kinds	role	cookingClass	mayContain	calories	protein	carbohydrates	fat	saturatedFat	fiber	sugar	sodium	cholesterol	gramsPerCup	gramsPerPiece	pricePerKg	place	days	aliases
tamari		soy sauce	sauce	savory sauce	wheat gluten	60	10.5	5.6	0.1	0	0.8	1.7	5586	0	288		12	pantry	730	tamari soy sauce
fish sauce		fish sauce	sauce	savory sauce		35	5.1	3.6	0	0	0	3.6	7851	0	288		8	pantry	1000	nuoc mam, patis, nuoc nam, bagoong balayan
oyster sauce		mollusc soy wheat sauce	sauce	savory sauce		51	1.4	10.9	0.2	0	0.3	0	2733	0	288		8	pantry	365	oyster flavored sauce
hoisin sauce		soy wheat sesame sauce	sauce	savory sauce		220	3.3	44.1	3.4	0.6	2.8	27.3	1615	3	256		8	pantry	365	hoisin, peking duck sauce
ponzu		soy wheat fish sauce citrus	sauce	savory sauce		60	5	9	0	0	0	6	4000	0	255		12	pantry	365	citrus soy sauce
worcestershire sauce		fish sauce	sauce	savory sauce	gluten	78	0	19.5	0	0	0	10	980	0	275		9	pantry	1000	worcestershire, worcester sauce, lea and perrins worcestershire sauce, lea and perrin, worcester
teriyaki sauce		soy wheat sauce	sauce	savory sauce	sesame	89	5.9	15.6	0	0	0.1	14.1	3833	0	288		7	pantry	365	teriyaki, teriyaki marinade
ketchup		nightshade condiment sauce	sauce	condiment	celery	112	1.2	26.2	0.2	0.1	0.3	21.7	907	0	240		4	pantry	365	catsup
mustard		mustard condiment	sauce	condiment		67	4.4	5.3	4	0.2	3.3	0.9	1135	0	249		5	pantry	365
caper		vegetable condiment	seasoning	briny		23	2.4	4.9	0.9	0.2	3.2	0.4	2769	0	138		20	pantry	365	nonpareil caper, caper berry, caperberry, alcaparrado
miso		soy condiment	sauce	curry paste	gluten	199	11.7	26.5	6	1.1	5.4	6.2	3728	0	275		14	fridge	365
liquid aminos		soy sauce	sauce	savory sauce	wheat gluten	60	11	2	0	0	0	0	6500	0	255		14	pantry	730	amino, soy amino
coconut aminos		sauce condiment	sauce	savory sauce		100	1	22	0	0	0	20	1800	0	255		20	pantry	730
sweet soy sauce		soy wheat sugar sauce	sauce	savory sauce	fish	230	4	54	0	0	0	48	4000	0	310		8	pantry	730	kecap manis, ketjap manis, sweet soy, thick soy sauce, sweet dark soy sauce, indonesian soy sauce, ketjap, eel sauce, nitsume
soy sauce		soy wheat sauce	sauce	savory sauce		53	8.1	4.9	0.6	0.1	0.8	0.4	5493	0	255		6	pantry	730	shoyu, soya sauce, soy, maggi seasoning, maggi, golden mountain sauce, golden mountain seasoning, seasoning sauce, soup soy sauce, ganjang, liquid seasoning, toyomansi, usukuchi, soybean sauce, soy seasoning, kikkoman, sushi soy sauce
vegetarian oyster sauce		soy wheat mushroom sauce	sauce	savory sauce		70	1.5	15	0.2	0	0.3	8	2700	0	288		9	pantry	365	mushroom oyster sauce, mushroom stir fry sauce, vegetarian stir fry sauce, vegetarian fish sauce, vegan stir fry sauce, mushroom sauce vegetarian stir fry
vegan worcestershire sauce		sauce soy	sauce	savory sauce	wheat gluten	78	0	19	0	0	0	10	980	0	275		10	pantry	1000	vegetarian worcestershire sauce, vegan worcestershire, anchovy free worcestershire sauce, hendersons relish
black bean sauce		soy wheat sauce	sauce	curry paste	sesame	150	8	18	5	0.8	5	8	4500	0	270		9	fridge	365	black bean garlic sauce, jjajang
gochujang		soy gluten nightshade sauce	sauce	curry paste	wheat	210	4	45	1.5	0.2	3	22	2700	0	280		10	fridge	365	korean chili paste, korean red pepper paste, korean hot pepper paste, hot pepper paste korean, korean red chili paste, kochujang, kochu jang, gochu jang, korean hot sauce, korean pepper paste, red pepper paste korean, bibimbap sauce, chogochujang, chili paste gochujang, gochuchang
shrimp paste		crustacean condiment	seasoning	anchovy	fish	120	20	5	2	0.4	0	1	6000	150	260		14	fridge	365	belachan, blachan, trassi, prawn paste, shrimp sauce, shrimp boullion paste, balachan, bagoong guisado, saeujeot, salted shrimp, fermented shrimp, saewoo jeot, bagoong monamon, petis, hae ko, hay koh, gapi, fermented crab, blacan, jeotgal, shiokara, hae bee hiam, cincalok
fermented fish paste		fish condiment	seasoning	spice	crustacean milk	120	20	5	2	0.4	0	1	6000	150	260		14	fridge	365	bagoong isda, fermented anchovy paste, mam nem, fermented fish, padek, pla ra, patis paste, fermented fish sauce paste, fish paste, anchovy relish, budu
xo sauce		crustacean mollusc fish soy sauce wheat	sauce	savory sauce		450	18	12	37	6	2	6	2500	60	250		40	fridge	180	xo chili sauce
anchovy paste		fish condiment	seasoning	anchovy		210	25	3	11	2	0	0	6000	80	240		35	fridge	180	anchovy sauce, anchovy essence, anchovy extract, anchovy fillet paste, pissalat, puttanesca
sambal oelek		nightshade sauce	sauce	curry paste	sulfite	50	1.5	9	1	0.2	3	5	3500	0	260		10	fridge	180	sambal ulek, chili paste, sambal olek, sambal manis, fresh red chili paste, asian chile sauce, chili sauce sambal, green chili sauce paste
chili garlic sauce		nightshade allium sauce	sauce	savory sauce	sulfite	50	1.5	9	1	0.2	3	5	3500	0	260		10	fridge	180	garlic chili sauce, chili garlic paste, chile paste garlic, chili sauce with garlic, tuong ot toi
sambal belacan		crustacean fish nightshade sauce	sauce	curry paste	soy peanut	200	4	18	13	2	4	12	2500	20	260		12	fridge	180	sambal goreng, thai chili jam, roasted chili paste thai, chili jam thai, nahm prik pao, roasted red chili paste, chili paste in soybean oil, thai roasted chili paste, chili in oil thai, nam jim, tom yum paste, tom yum soup paste, tom yam paste, rendang paste, nasi goreng paste, sambal balado, tom kha paste, hot and sour paste, satay spice paste, nasi lemak paste, soup paste tom yum, rendang curry paste, sambal ikan bilis, tom yum soup mix
sambal	yes	nightshade sauce	sauce	curry paste	crustacean fish sulfite	90	2	10	5	0.8	3	6	2800	5	260		11	fridge	180	sambal sauce, sambal paste
sweet chili sauce		nightshade sugar sauce	sauce	hot sauce		210	0.5	51	0.5	0	1	45	1500	0	290		7	pantry	540	sweet red chili sauce, sweet thai chili sauce, sweet asian chili sauce, mae ploy, spring roll sauce, sweet hot chili sauce, chili jam, sweet chili, pepper jelly, jalapeno jelly, chili jelly
sriracha		nightshade sauce	sauce	hot sauce	sulfite	93	1.9	19.2	0.9	0.1	2.2	15.1	2124	0	272		9	pantry	730	sriracha chili sauce, thai chili sauce, sriracha hot chili, rooster sauce, asian hot chili sauce, thai hot sauce, vietnamese chili sauce, hot asian sauce
chili sauce		nightshade sugar sauce	sauce	hot sauce	fish celery mustard	104	2.5	19.8	0.3	0	5.9	10.5	1338	0	273		6	pantry	365	cocktail sauce, seafood cocktail sauce, seafood sauce, shrimp cocktail sauce, sloppy joe sauce, manwich, heinz 57, chili sauce heinz, sandwich sauce, red chili sauce tomato
peri peri sauce		herb nightshade oil sauce	sauce	savory sauce	sulfite celery	180	2	6	17	2.4	2	2	900	0	240		11	fridge	14	piri piri, peri peri, peri peri marinade, african bird pepper sauce
harissa		nightshade spice sauce	sauce	curry paste	sulfite	120	3	10	8	1	5	5	1500	0	245		18	fridge	120	rose harissa
horseradish		root condiment	seasoning	hot sauce	sulfite	48	1.2	11.3	0.7	0.1	3.3	8	420	0	240		12	fridge	120	horse radish, chrain
horseradish sauce		root condiment egg dairy sauce	sauce	hot sauce	mustard soy	11	0.5	1.8	0.4	0.1	0.3	1.3	2643	0	240		10	fridge	120	creamed horseradish, horseradish cream, cream style horseradish, horseradish cream sauce, creamy horseradish
steak sauce		sauce condiment	sauce	savory sauce	gluten wheat soy celery fish	95	1	22	0.2	0	1.5	15	1600	0	275		8	pantry	540	a1, pickapeppa sauce, pick a peppa sauce, oxford sauce
tonkatsu sauce		soy wheat sesame sauce sugar	sauce	savory sauce	fish celery	130	2.5	29	0.5	0.1	0.8	22	2200	0	280		9	pantry	365	bulldog sauce, bull dog sauce, katsu sauce
sha cha sauce		fish crustacean soy sauce sesame	sauce	savory sauce	peanut wheat gluten	600	15	15	54	8	4	3	2000	30	240		14	pantry	365	shacha sauce, bbq sauce chinese shacha, satay sauce chinese, sa cha sauce, chinese satay sauce
plum sauce		fruit sugar sauce	sauce	savory sauce	soy wheat gluten	184	0.9	42.8	1	0.2	0.7	36	538	0	305		6	pantry	365	duck sauce, duck dipping sauce
peanut sauce		peanut sauce soy	sauce	savory sauce	wheat gluten fish crustacean sesame	179	2	28.5	6.3	3.5	1.1	18.8	319	0	260		9	pantry	270	satay paste, peanut stir fry sauce, pecel sauce, peanut dressing, satay seasoning, satay marinade, thai peanut salad dressing, peanut dipping sauce, peanut curry sauce, gado gado dressing, maafe paste, bumbu pecel
salsa macha		oil nightshade peanut sesame	sauce	salsa	tree_nut	560	10	18	52	7	6	4	800	0	220		22	pantry	180	peanut chili oil, salsa macha oil
chili crisp		oil nightshade soy	sauce	savory sauce	peanut sesame wheat gluten tree_nut	600	6	14	58	9	4	5	1800	0	220		22	pantry	365	lao gan ma, chili crunch, crunchy chili oil, crispy chili oil, rayu
dijon mustard		mustard condiment sulfite	sauce	condiment		67	4.4	5.3	4	0.2	3.3	0.9	1135	0	249		7	pantry	365	grainy mustard, dijon, wholegrain mustard, stone ground mustard, creole mustard, french mustard, coarse mustard, brown mustard, dijon style mustard, grain mustard, tarragon mustard, champagne mustard, sweet mustard, spicy mustard, grey poupon, coarse ground mustard, bavarian mustard, sweet hot mustard, seeded mustard, deli mustard, pommery mustard, moutarde de meaux, mustard sauce, dusseldorf mustard, swedish mustard, old style mustard, green peppercorn mustard, herb mustard, jalapeno mustard, savora
mustard powder		spice mustard	seasoning	condiment		508	26.1	28.1	36.2	2	12.2	6.8	13	0	100		25	pantry	730	dry mustard, ground mustard, colmans mustard, powdered mustard, dried mustard, ground mustard seed, mustard flour
miracle whip		egg condiment sauce	sauce	savory sauce	mustard soy	238	0.4	9.2	22.2	3.4	0	3.6	827	16	240		6	fridge	60	sandwich spread, light salad dressing mayonnaise type, mayonnaise type salad dressing, sandwich sauce spread, lite mayonnaise, hellmann or best food light mayonnais, whipped salad dressing, nonfat mayo
mayonnaise		egg condiment sauce	sauce	dressing	mustard soy	680	1	0.6	74.8	11.7	0	0.6	635	42	220		6	fridge	60	mayo, sandwich mayonnaise
vegan mayonnaise		condiment sauce oil	sauce	dressing	soy mustard	600	0.5	3	65	6	0	1.5	700	0	220		10	fridge	60	eggless mayonnaise, vegenaise, veganaise, nayonaise, just mayo, vegenaise mayonnaise, eggless mayo, aquafaba mayonnaise
soy mayonnaise		condiment sauce oil soy	sauce	dressing	mustard	500	1.5	4	53	5	0	2	700	0	220		10	fridge	60	soya mayonnaise, tofu mayonnaise, soy mayo, tofu mayo, soyannaise
hollandaise		egg dairy sauce	sauce	savory sauce	wheat gluten mustard	535	4.5	2	57	34	0	0.5	500	360	240		14	fridge	3	mousseline sauce, sauce bearnaise
alfredo sauce		dairy cheese wheat sauce rennet	sauce	condiment	egg	174	6.7	6.8	13.3	6	0.5	0.4	828	29	250		8	fridge	10	ragu classic alfredo sauce, alfredo
salad dressing	yes	sauce condiment oil egg dairy	sauce	dressing	fish mustard soy celery	240	0.4	12.1	21.1	2.9	0	10.8	993	0	236		7	fridge	60	dressing, wish bone robusto italian dressing, dress russian, wish bone deluxe french dressing
vinaigrette		oil vinegar sauce sulfite	sauce	vinegar	mustard milk	449	0	2.5	50.1	9.1	0	2.5	1	0	250		8	fridge	60	red wine vinaigrette, balsamic dressing, oil and vinegar dressing, balsamic salad dressing, champagne vinaigrette, red wine vinegar dressing, oil and vinegar salad dressing, vinegar and oil dressing, raspberry vinegar dressing
caesar dressing		fish egg dairy cheese sauce	sauce	dressing	mustard soy wheat gluten	540	2	3	58	9	0.3	2.5	1200	40	235		9	fridge	60	caesar vinaigrette, caesar
ranch dressing		egg dairy sauce	sauce	dressing	soy mustard fish	421	1.3	5.7	44.5	7	0	4.7	901	26	240		7	fridge	60	ranch, buttermilk dressing
pesto		dairy cheese tree_nut sauce rennet	sauce	condiment		418	5	6	42	8	1.5	1.5	900	10	240		14	fridge	14	pesto rosso, pistou
vegan pesto		tree_nut sauce	sauce	condiment		400	4	6	40	6	1.5	1.5	800	0	240		16	fridge	14	nut free pesto vegan
olive tapenade	yes	fruit condiment	sauce	briny	fish sulfite	230	1.5	6	22	3	3	0.5	1400	0	240		16	fridge	60	tapenade, olive paste, olivada, olive spread, olive salad, olive relish, olive bruschetta, antipasto, artichoke paste, artichoke spread, olive mix
romesco		tree_nut nightshade sauce	sauce	savory sauce	wheat gluten	250	5	14	20	2.5	4	6	700	0	245		14	fridge	30
guacamole		fruit nightshade sauce	sauce	avocado		157	2	8.5	14	2	6	0.7	350	0	230		10	fridge	4	avocado dip, avocado puree, mashed avocado, guac, avocado spread, avocado mash, avocado salsa, avocado paste
baba ganoush		vegetable nightshade sesame sauce	sauce	savory sauce		150	3	10	11	1.5	4	4	400	0	240		10	fridge	7	eggplant dip, eggplant spread, aubergine dip, baba ghanouj, moutabel
taramasalata		fish crustacean egg sauce dairy	sauce	savory sauce	wheat gluten mustard	450	6	8	44	4	0.5	1	900	60	240		18	fridge	5	tarama dip, tarama spread, tarama salad
chutney		fruit sugar condiment	sauce	salsa	mustard sulfite	240	0.6	58	0.4	0.1	1.5	52	1200	0	300		9	pantry	540	onion marmalade, mango pickle, lime pickle, indian pickle, pickle relish indian, onion jam, achar, achaar, lemon pickle, onion relish, tomato relish, pepper relish, tomato jam, chow chow, chowchow, corn relish, zucchini relish, mango relish, mint and coriander chutney, onion confit, tamarind sauce, jalapeno relish, piccalilli relish, chili relish
mint sauce		herb sugar sauce	sauce	savory sauce	sulfite	120	1	27	0.2	0	1	25	500	0	270		8	pantry	365	mint jelly, mint vinegar sauce
jam		fruit sugar	sweet	jam	sulfite	278	0.4	68.9	0.1	0	1.1	48.5	32	0	320		7	pantry	540	preserve, fruit spread, apricot spread, fig spread, powidl, raspberry spread, lekvar, polaner all fruit, strawberry spread, cherry spread, conserve
green olive		fruit condiment	seasoning	briny	sulfite	145	1	3.8	15.3	2	3.3	0.5	1556	0	135	4	12	pantry	365	stuffed olive, castelvetrano olive, spanish olive, cerignola olive, manzanilla olive, picholine olive, manzanilla, salad olive, sicilian olive, lucques olive, pimento olive
almond stuffed olive		fruit condiment tree_nut dairy fish	seasoning	briny		145	1	3.8	15.3	2	3.3	0.5	1556	0	135	4	16	pantry	365	blue cheese stuffed olive, anchovy stuffed olive
black olive		fruit condiment	seasoning	briny		115	0.8	6.3	10.7	1.4	3.2	0	735	0	135	4	11	pantry	365	olive, kalamata, oil cured black olive, oil cured olive, gaeta
sweet pickle		vegetable condiment sugar	seasoning	briny	mustard sulfite	91	0.6	21.1	0.4	0.1	1	18.3	457	0	160	25	6	fridge	180	bread and butter pickle, sweet gherkin, sweet pickle chip, sweet pickle juice, bread and butter pickle juice, sweet pickled cucumber, bread and butter chip
pickle relish		vegetable condiment sugar	seasoning	salsa	mustard celery	130	0.4	35.1	0.5	0.1	1.1	29.1	811	0	245		6	fridge	180	relish, hot dog relish, hamburger relish, hot dog pickle relish
pickle		vegetable condiment	seasoning	briny	mustard sulfite	12	0.6	2.6	0.1	0	1.1	1.3	875	0	143	65	6	fridge	180	gherkin, cornichon, pickled cucumber, pickle juice, pickle chip, hamburger dill chip, hamburger pickle, cocktail gherkin, salted cucumber, sandwich pickle, dill cucumber, brine, burger pickle, hamburger dill pickle
pickled vegetable		vegetable condiment salt	seasoning	salt	sulfite mustard fish	30	0.8	5.5	0.3	0	1.8	3	1300	0	150	20	8	fridge	180	giardiniera, mixed pickle, pickled carrot, pickled mustard green, preserved mustard green, pickled radish, takuan, preserved radish, pickled daikon, tsukemono, preserved vegetable, salted radish, zha cai, preserved turnip, pickled turnip, pickled okra, pickled green tomato, pickled cabbage, pickled bean, curtido, danmuji, oshinko, dried radish, salted turnip, salted cabbage, pickled asparagus, pickled green bean, dilly bean, pickled mustard, pickled mustard cabbage, preserved mustard cabbage, tianjin cabbage, mui choy, salted mustard green, sour mustard, pickled garlic scape, pickled yellow radish, pickled fennel, pickled cauliflower, fermented mustard green, pickled lotus root, shibazuke, sauerruben, atchara, achara, pickled papaya, nuka pickle, pickled ramp, pickled watermelon rind, pickled grape leaf, acar, pickled walnut free, zhacai, yacai
sauerkraut		vegetable condiment leafy	vegetable	briny	sulfite	19	0.9	4.3	0.1	0	2.9	1.8	661	0	142		5	fridge	120	kraut, fermented cabbage, choucroute, sour cabbage, pickled red cabbage, sauerkraut juice, braised red cabbage, rotkohl, sweet and sour red cabbage
kimchi		vegetable condiment fish crustacean leafy	vegetable	briny	soy	15	1.1	2.4	0.5	0.1	1.6	1.1	498	0	150		10	fridge	90	kim chee, kimchee, kimchi juice, gimchi, kimchi cabbage, kkakdugi, kim chi
vegan kimchi		vegetable condiment leafy	vegetable	briny	soy	15	1.1	2.4	0.5	0.1	1.6	1.1	498	0	150		11	fridge	90	vegetarian kimchi, fish free kimchi, white kimchi
red curry paste		crustacean fish nightshade sauce	sauce	curry paste	soy	120	3	15	5	0.6	4	7	3800	5	250		15	fridge	180	curry paste, red curry sauce, green curry sauce, thai curry sauce, khao soi paste, hot curry paste thai, thai spice paste
vegan curry paste		nightshade sauce	sauce	curry paste	soy	120	3	15	5	0.6	4	7	3800	0	250		16	fridge	180	vegan red curry paste, vegetarian red curry paste, vegan thai curry paste, vegan green curry paste, vegetarian curry paste, vegetarian thai curry paste, vegan thai red curry paste
indian curry paste		nightshade spice sauce oil	sauce	curry paste	mustard milk tree_nut	270	4	17	20	2	6	6	3500	0	250		14	fridge	120	tandoori paste, tikka paste, balti paste, korma paste, madras curry paste, mild curry paste, hot curry paste, vindaloo paste, rogan josh paste, korma curry paste, balti curry paste, pataks curry paste, curry sauce, tikka curry paste, tandoori curry paste, simmer sauce, tikka masala curry paste, biryani paste, vindaloo curry paste, jalfrezi paste, jalfrezi sauce, biryani spice paste, madras paste, masala sauce, bhuna paste, rogan josh curry paste, indian sauce, tandoori marinade, rogan josh sauce, masala paste, medium curry paste, tikka marinade, tandoori sauce, vindaloo sauce
butter chicken sauce		nightshade spice sauce oil dairy	sauce	savory sauce	mustard tree_nut	120	2	9	8.5	3	1.5	6	450	8	245		9	pantry	365	tikka masala sauce, korma sauce, tikka masala curry sauce, makhani sauce, makhani gravy, pasanda sauce, tikka masala simmer sauce, korma simmer sauce, butter masala sauce, chicken tikka masala sauce
marinade		sauce oil	sauce	savory sauce	soy wheat gluten mustard celery	150	1	15	10	1.5	0.5	10	2500	0	250		8	pantry	365	chicken marinade, garlic and herb marinade, pork marinade, beef marinade
sauce	yes	sauce dairy egg fish crustacean soy wheat gluten	sauce	savory sauce	mollusc celery mustard peanut tree_nut sesame	100	2	10	6	1.5	1	6	900	5	250		8	pantry	365	dipping sauce, hot dog sauce, sandwich spread sauce, glaze, dip, pan juice, ragu, ragout, puttanesca sauce, cocktail dip, seafood dipping sauce, nuoc cham sauce, lechon sauce, mang tomas, all purpose sauce filipino, lechon sarsa, nuoc leo, spread
marinara sauce		vegetable nightshade sauce	sauce	tomato sauce	celery	49	1.4	7.5	1.5	0.2	1.8	5.5	419	2	257		5	pantry	540	pasta sauce, spaghetti sauce, pizza sauce, marinara, tomato basil sauce, arrabbiata sauce, napoletana sauce, ragu sauce, prego sauce, italian sauce, ragu pasta sauce, ragu old world style pasta sauce, italian tomato sauce, pomodoro sauce, tomato sauce with herb, bertolli tomato and basil sauce, ragu pizza quick sauce, bertolli vidalia onion with roast garlic sauc, arrabiata sauce, sauce arrabiata, ragu pizza sauce, ragu old world style sweet tomato basil pasta sauc, low fat tomato and basil pasta sauce, sugo, napoli sauce, neapolitan sauce, sofrito tomato sauce, bertolli vineyard premium collect marinara with burgundi wine sauc, ragu traditional sauce, ragu old world style smooth pasta sauc, bruschetta topping, tomato topping, ragu chunky pasta sauce, ragu robusto pasta sauce, bruschetta sauce
bolognese sauce		beef pork vegetable nightshade sauce	sauce	savory sauce	celery milk wheat gluten	106	6.5	6.5	6	2.1	1.3	4.5	350	18	250		7	fridge	4	bolognese, meat sauce, ragu bolognese, bolognese ragu, meat ragu, spaghetti meat sauce, meat pasta sauce, meat spaghetti sauce
salsa		vegetable nightshade sauce	sauce	salsa		29	1.5	6.7	0.2	0	1.8	3.9	705	0	259		6	fridge	14	pico de gallo, salsa verde, salsa roja, picante, salsa fresca, taco bell salsa, corn and black bean salsa, ranchero sauce, salsa ranchera, salsa casera, mexican tomato sauce, el pato sauce, mexican hot style tomato sauce, chipotle salsa jar, verde sauce, tomatillo sauce, green taco sauce
hot sauce		nightshade sauce	sauce	hot sauce		11	0.5	1.8	0.4	0.1	0.3	1.3	2643	0	227		8	pantry	1000	pepper sauce, tabasco, hot chili sauce, buffalo sauce, cholula, tapatio, habanero sauce, scotch bonnet sauce, red hot, buffalo wing sauce, wing sauce, buffalo hot sauce, hot pepper, green chili sauce, red chile sauce, texas pete, jalapeno sauce, buffalo style hot sauce, tobasco sauce, aji picante, fermented chili sauce, valentina, el yucateco, franks redhot, mae pranom, yuzu kosho, yuzukosho, yuzu pepper, franks hot sauce, franks red hot, franks red hot sauce
liquid smoke		condiment additive	seasoning	extract		5	0	1	0	0	0	0	10	0	240		18	pantry	1500	liquid hickory smoke, smoke flavoring, smoke flavor, wood smoke extract, hickory smoke liquid
pomegranate molasses		fruit sugar	acid	vinegar		280	0.5	69	0	0	0	55	40	0	320		14	pantry	540	pomegranate concentrate, pomegranate syrup, nar eksisi, pomegranate sauce molasses, pomegranate mollases, grenadine molasses
bitters		alcohol spice	seasoning	spice		300	0	10	0	0	0	10	5	0	237		60	pantry	2000	angostura, bitters orange, fernet branca bitters
tahini		sesame seed	fat	nut butter		595	17	21.2	53.8	7.5	9.3	0.5	115	0	240		13	pantry	180	sesame paste, tahina, sesame seed paste, tahini sauce, tehina, sesame butter, tahini butter, sesame seed butter, tahineh, tahin, nerigoma
enchilada sauce		nightshade sauce	sauce	tomato sauce	wheat gluten	40	1.7	8.3	0	0	1.7	6.7	867	0	245		5	pantry	540	taco sauce, taco bell taco sauce
barbecue sauce		nightshade sauce sugar	sauce	condiment	soy wheat gluten mustard celery	172	0.8	40.8	0.6	0	0.9	33.2	1027	0	279		5	pantry	365	barbeque sauce, bar b q sauce, sweet baby rays barbecue sauce, sweet baby rays bbq sauce, kc masterpiece, rib sauce, pulled pork sauce, bbq
egg replacer		starchy leavening	binder	leavening	soy	360	1	88	0.5	0	1	0	300	0	140		20	pantry	365	vegan egg substitute, vegan egg, flax egg, chia egg, plant based egg, just egg, egg replacement, vegan egg powder
honey mustard		mustard condiment honey sulfite	sauce	condiment	egg	180	1.5	35	4	0.4	1	28	700	0	250		8	pantry	365	honey dijon mustard, honey dijon, honey mustard sauce, honey mustard dip, honeycup mustard, honey mustard spread
carbonara sauce		pork dairy cheese egg wheat sauce	sauce	savory sauce	soy	190	7	6	15	7	0.3	2	550	90	250		10	fridge	3
toum		allium oil sauce	sauce	savory sauce	egg tree_nut	600	1.5	8	64	6	0.5	0.5	700	0	240		12	fridge	14	garlic dip lebanese, lebanese garlic sauce
bean paste	yes	soy wheat sauce	sauce	curry paste	sesame	150	8	18	5	0.8	5	8	4500	0	270		9	fridge	365	bean sauce, tianmianjiang, chinese sweet bean paste, tauco, tau cheo, taucu, soy bean chili paste, hot bean chili paste, crushed yellow bean, chunjang, jajang, black bean chili sauce, sweet flour sauce, sweet wheat paste, tauchu, black bean stir fry sauce, toban jiang, tobanjan, sweet noodle sauce, tuong
herb sauce	yes	herb nightshade oil sauce	sauce	savory sauce	sulfite celery	180	2	6	17	2.4	2	2	900	0	240		11	fridge	14	mojo, chermoula, zhoug, zhug, schug, green sauce, mojo criollo, mojo marinade, gremolata, persillade, sauce vierge, criolla marinade, mojo de ajo, skhug, charmoula, cilantro sauce, parsley sauce fresh, green seasoning, citrus marinade, adjika, ajika, tkemali, llajua, pebre, piri piri marinade
asian sauce	yes	soy wheat sesame sauce sugar	sauce	savory sauce	fish mollusc crustacean egg peanut	130	2.5	29	0.5	0.1	0.8	22	2200	0	280		9	pantry	365	okonomiyaki sauce, takoyaki sauce, yakisoba sauce, japanese bbq sauce, galbi sauce, kalbi sauce, korean bbq marinade, yakiniku sauce, warishita, gyudon sauce, japanese curry sauce, katsu curry sauce, sesame sauce, mongolian sauce, oriental sauce, ginger sauce, gyoza sauce, dumpling sauce, potsticker sauce, pad thai sauce, schezwan sauce, szechwan sauce, orange sauce asian, asian dipping sauce, char siu sauce, char siu marinade, chee hou sauce, chu hou paste, chee hou paste, ginger dressing, sesame dressing, sesame ginger vinaigrette, wafu dressing, sesame ginger marinade, sesame salad dressing, asian style salad dressing, goma dressing, bonchon sauce, lee kum kee sauce, chinese cooking sauce, satsuma sauce, soy vay, soy vay veri veri teriyaki marinade and sauce, soy dipping sauce, soyaki, general tsao sauce, hibachi sauce, chop suey sauce, asian vinaigrette, asian marinade, asian dressing, asian salad dressing
fruit sauce	yes	fruit sugar sauce	sauce	savory sauce		184	0.9	42.8	1	0.2	0.7	36	538	0	305		6	pantry	365	lemon sauce, sweet and sour sauce bottled, lychee sauce, cherry sauce, raspberry sauce, strawberry sauce, blueberry sauce, raspberry coulis, strawberry topping, fruit coulis, strawberry coulis, berry coulis, pineapple topping, pineapple sauce, mango coulis, mango sauce, raspberry topping, cumberland sauce, sweet sour mix, sweet and sour mix, fruit topping, pineapple ice cream topping, strawberry ice cream topping, strawberry dessert topping, blueberry topping, redcurrant sauce, lingonberry sauce, orange glaze, apricot sauce, apricot glaze, cherry topping, blackberry sauce, raspberry dessert sauce, raspberry puree sauce, polynesian sauce, pomegranate sauce, peach sauce, hawaiian sauce, blueberry coulis, compote, coulis
mayonnaise sauce	yes	egg condiment sauce	sauce	dressing	mustard soy	680	1	0.6	74.8	11.7	0	0.6	635	42	220		6	fridge	60	sriracha mayonnaise, hellmann or best food real mayonnais, rouille, curry mayonnaise, horseradish mayonnaise, bang bang sauce, yum yum sauce, boom boom sauce, chicken finger sauce, andalouse sauce, samurai sauce, cocktail sauce mayonnaise, secret sauce, special sauce, sriracha mayo
cream sauce	yes	dairy cheese wheat sauce	sauce	savory sauce	egg soy	174	6.7	6.8	13.3	6	0.5	0.4	828	29	250		8	fridge	10	creamy tomato sauce, rose pasta sauce, ragu cheesy sauce, spinach dip, onion dip, sour cream dip, ranch dip prepared, artichoke dip, tzaziki, cheese spread dip, ragu cheesy classic alfredo sauce, white pasta sauce, creamy pasta sauce, four cheese pasta sauce, bertolli four chees rosa sauc, parmesan sauce, mushroom sauce, peppercorn sauce, stroganoff sauce, diane sauce, creamy sauce, soubise, butter sauce, beurre blanc, nacho dip, bernaise, au gratin potato, mornay, gratin
nut sauce	yes	tree_nut nightshade sauce sesame	sauce	savory sauce	wheat gluten soy	250	5	14	20	2.5	4	6	700	0	245		14	fridge	30	red pepper dip, walnut sauce, almond sauce, pipian, almond paste sauce, walnut paste sauce, tarator sauce, tarator, pesto alla trapanese, satsivi sauce
fish spread	yes	fish crustacean egg sauce dairy	sauce	savory sauce	wheat gluten mustard	450	6	8	44	4	0.5	1	900	60	240		18	fridge	5	salmon mousse, crab dip, tonnato, salmon spread, fish pate, salmon pate, seafood dip, crab spread, salmon dip, mackerel pate, tuna pate, trout pate, salmon salad, tuna dip, crab paste, salmon paste
doubanjiang		soy wheat nightshade sauce	sauce	curry paste		130	6	15	5	0.8	5	5	6500	0	270		9	fridge	365	chili bean paste, chili bean sauce, toban djan, broad bean paste, hot bean paste, spicy bean paste, pixian bean paste, broad bean chili paste, hot bean sauce, chili soybean paste
doenjang		soy gluten sauce	sauce	savory sauce	wheat	180	12	18	6	1	5	5	4500	0	275		9	fridge	365	soybean paste, soy bean paste, ssamjang, doenzang, dwenjang, korean bean paste, cheonggukjang, meju, tao jiew, taojiaw, thua nao, moromi
stir fry sauce		soy wheat sauce sugar	sauce	savory sauce	sesame mollusc fish crustacean peanut	130	2.5	26	1.5	0.2	0.8	20	2600	0	280		9	pantry	365	wok sauce, kung pao sauce, general tso sauce, szechuan sauce, korean barbecue sauce, bulgogi sauce, bulgogi marinade, galbi marinade, korean bbq sauce
sweet and sour sauce		fruit sugar sauce	sauce	savory sauce	soy wheat gluten	180	0.3	44	0.1	0	0.5	38	400	0	290		6	pantry	365	sweet sour sauce, orange sauce
aioli		egg condiment sauce allium	sauce	dressing	mustard soy	680	1	2	74	11	0.2	0.5	500	45	220		9	fridge	60	garlic mayonnaise, alioli
tartar sauce		egg condiment sauce	sauce	dressing	mustard soy	211	1	13	17	3	0.5	4.5	670	8	230		7	fridge	90
bechamel sauce		wheat dairy sauce	sauce	savory sauce		147	3.8	9.2	10.6	2.9	0.2	4.4	354	7	250		7	fridge	4	bechamel, white sauce, veloute
cheese sauce		dairy cheese sauce thickener	sauce	savory sauce	wheat gluten	174	6.7	6.8	13.3	6	0.5	0.4	828	29	255		8	fridge	14	nacho cheese, cheese dip, con queso, queso sauce
tzatziki		dairy vegetable sauce	sauce	dressing		75	4	4.5	4.5	2.5	0.3	3.5	250	10	240		8	fridge	7	yogurt sauce, mast o khiar, yogurt dip, borani, borani banjan
italian dressing		oil vinegar sauce	sauce	vinegar	milk mustard	240	0.4	12.1	21.1	2.9	0	10.8	993	0	236		6	fridge	90	italian salad dressing
french dressing		oil vinegar sauce sugar	sauce	vinegar	egg mustard soy fish	457	0.8	15.6	44.8	5.6	0	15.9	836	0	250		6	fridge	90	catalina dressing, french salad dressing, western dressing
thousand island dressing		egg oil sauce sugar	sauce	dressing	mustard soy milk	379	1.1	14.6	35.1	5.1	0.8	15.2	962	26	250		6	fridge	90	1000 island dressing
blue cheese dressing		dairy cheese egg sauce	sauce	dressing	soy mustard	484	1.4	4.8	51.1	8.3	0.4	3.5	642	31	245		8	fridge	60	bleu cheese dressing, roquefort dressing, gorgonzola dressing, blue cheese salad dressing, blue cheese dip
coleslaw dressing		egg sauce oil sugar	sauce	dressing	mustard soy milk	390	1	24	33	5	0	20	710	26	250		7	fridge	60	slaw dressing
mole		nightshade chocolate tree_nut peanut sesame wheat sauce	sauce	curry paste	soy egg milk	250	5	28	14	2.5	5	12	1200	0	260		14	pantry	365	mole rojo, mole verde
muhammara		tree_nut wheat nightshade sauce	sauce	savory sauce	sesame	260	5	14	21	2	4	6	600	0	245		14	fridge	10	red pepper walnut dip
tahini dressing		sesame sauce	sauce	nut butter		280	8	10	24	3.3	4	0.5	400	0	245		10	fridge	14	tahini dip, goma dare, asian sesame dressing
tuna salad		fish egg sauce	protein	ready fish	milk mustard celery soy	187	16	9.4	9.3	1.5	0	0	402	13	205		14	fridge	4	tuna spread
chimichurri		herb oil vinegar sauce	sauce	vinegar	sulfite	290	1.5	5	30	4.2	2	1	700	0	240		12	fridge	14	salsa criolla
sofrito		vegetable allium nightshade sauce	sauce	savory sauce	celery	90	1.2	7	6.5	1	1.5	3	500	0	245		8	fridge	14	recaito, refogado, sofritto
apple butter		fruit sugar	sweet	jam		173	0.4	42.5	0.3	0.1	1.5	35.3	15	0	282		8	pantry	540	pumpkin butter, pear butter, plum butter, fruit butter, peach butter
marmalade		fruit citrus sugar	sweet	jam	sulfite	246	0.3	66.3	0	0	0.7	60	56	0	320		7	pantry	540
jelly		fruit sugar	sweet	jam	sulfite	266	0.1	70	0	0	1	51.2	30	0	300		6	pantry	540
quince paste		fruit sugar	sweet	sweet		270	0.4	68	0.1	0	3	62	10	0	300		14	pantry	365	membrillo, quince cheese, guava paste, fig paste
lemon curd		egg dairy sugar citrus	sweet	jam		300	3	47	11	6	0.2	44	80	110	300		12	fridge	60	lime curd, lemon curd spread
umeboshi		fruit condiment salt	seasoning	salt	sulfite	33	0.9	7	0.2	0	3	1	7000	0	220	8	30	fridge	365	umeboshi plum, pickled plum, ume, salted plum
preserved lemon		citrus fruit condiment salt	seasoning	salt	sulfite	30	1	8	0.3	0	3	2	5000	0	230	60	14	fridge	180	salted lemon, preserved lemon peel, pickled lemon
pickled onion		vegetable allium condiment	seasoning	spice	sulfite	35	0.8	7.5	0.1	0	1.3	5	500	0	150	10	8	fridge	120	pickled red onion, cocktail onion pickled, pickled cocktail onion
pork bouillon		pork broth salt	seasoning	salt	celery milk soy wheat gluten	230	14	25	9	3.5	0	12	22000	10	230	4	18	pantry	540	ham bouillon, ham base, ham stock cube, pork stock cube, pork base, ham flavored bouillon
mentsuyu		fish soy wheat sauce	sauce	savory sauce		60	3	11	0	0	0	9	3500	0	255		10	pantry	365	soba tsuyu, memmi, noodle soup base, shirodashi, dashi soy, tentsuyu, tempura dipping sauce, tempura sauce, tare
massaman curry paste		crustacean fish nightshade sauce	sauce	curry paste	peanut soy	130	3	15	6	0.8	4	7	3800	5	250		15	fridge	180	panang curry paste, penang curry paste, mussaman curry paste, massaman paste
low-sodium soy sauce		soy wheat sauce	sauce	savory sauce		57	9.1	5.6	0.3	0	0.7	0.5	3598	0	255		7	pantry	730	lite soy sauce, light sodium soy sauce
light mayonnaise		egg condiment sauce	sauce	dressing	mustard soy	238	0.4	9.2	22.2	3.4	0	3.6	827	16	240		6	fridge	60	light mayo, low fat mayonnaise, fat free mayonnaise, diet mayonnaise, low fat mayo
`,
  'counted-names.tsv': `#
word
bean
pea
lentil
chickpea
noodle
almond
walnut
pecan
cashew
peanut
hazelnut
pistachio
raisin
seed
olive
caper
mushroom
berry
chip
date
sprout
grape
cherry
scallion
shallot
onion
tomato
potato
carrot
egg
cracker
crumb
leek
flake
clam
mussel
scallop
oyster
thigh
breast
leg
wing
chop
chive
green
nut
fig
prune
apricot
marshmallow
cookie
pepper
zucchini
parsnip
turnip
beet
radish
anchovy
sardine
apple
pear
peach
plum
orange
strip
blueberry
strawberry
raspberry
blackberry
cranberry
gooseberry
boysenberry
elderberry
lingonberry
mulberry
huckleberry
peppercorn
breadcrumb
eggplant
pineapple
macadamia
chestnut
pepita
tangerine
clementine
nectarine
drumstick
kidney
sweetcorn
snowpea
`,
  'dairy_eggs.tsv': `name	class	kinds	role	cookingClass	mayContain	calories	protein	carbohydrates	fat	saturatedFat	fiber	sugar	sodium	cholesterol	gramsPerCup	gramsPerPiece	pricePerKg	place	days	aliases
butter		dairy	fat	butter		717	0.8	0.1	81.1	51.4	0	0.1	11	215	227	113	10	fridge	60	buttery, buttered, beurre noisette, beurre, mantequilla, beurre manie, milkfat, butter fat, kerrygold, land o lakes, plugra
clarified butter		dairy	fat	butter		876	0.3	0	99.5	61.9	0	0	2	256	205		18	pantry	180
milk		dairy	dairy	milk		61	3.1	4.8	3.2	1.9	0	5	43	10	244		1.1	fridge	7	leche, leche entera
low-fat milk		dairy	dairy	milk		50	3.3	4.8	2	1.3	0	5.1	47	8	244		1.1	fridge	7	2% milk, 1% milk
skim milk		dairy	dairy	milk		34	3.4	5	0.1	0.1	0	5.1	42	2	245		1.1	fridge	7	skimmed milk, nonfat milk
buttermilk		dairy	dairy	soft dairy		40	3.3	4.8	0.9	0.5	0	4.8	190	4	245		2	fridge	14
heavy cream		dairy	dairy	cream		345	2	2.8	37	23	0	2.8	38	137	238		8	fridge	10	cream, creamy, cream sweeten whip, nata, creme legere, creme
light cream		dairy	dairy	cream		195	2.7	3.7	19.3	12	0	3.7	40	66	240		7	fridge	8	single cream, table cream, coffee cream, milk cream
half and half		dairy	dairy	cream		130	3	4.3	11.5	7.2	0	4.3	41	37	242		4	fridge	8
sour cream		dairy	dairy	soft dairy		193	2.1	2.9	19.7	11.5	0	2.9	47	52	230		6	fridge	20	soured cream, smetana, crema, crema mexicana, crema agria, graddfil, jocoque
creme fraiche		dairy	dairy	soft dairy		343	2.4	2.8	36	22	0	2.4	35	110	232		12	fridge	14
yogurt		dairy	dairy	soft dairy		61	3.5	4.7	3.2	2.1	0	4.7	46	13	245		4	fridge	14	dahi, viili, lebneh free, basundi
cheddar		dairy cheese	cheese	melting cheese		403	24.9	1.3	33.1	21.1	0	0.5	621	105	113	28	11	fridge	30	lancashire
mozzarella		dairy cheese	cheese	melting cheese		300	22.2	2.2	22.4	13.2	0	1	627	79	112	28	11	fridge	14	bocconcini, mozzarella ball, ciliegine, mozzarella di bufala, mozzarella di buffala, mozzarella pearl, ovoline, fior di latte
parmesan		dairy cheese rennet	cheese	hard cheese		431	38.5	4.1	28.6	17.3	0	0.9	1529	88	100	5	22	fridge	60	parmigiano, grana padano, parm, parmagiano reggiano, parmigiana reggiano, parmigiano reggiano, grana
pecorino romano		dairy cheese rennet	cheese	hard cheese		387	31.8	3.6	26.9	17.1	0	0.7	1433	104	100	5	22	fridge	60	pecorino, romano
cream cheese		dairy cheese	dairy	soft cheese		342	5.9	4.1	34.2	19.3	0	3.2	365	110	232		9	fridge	21	neufchatel
ricotta		dairy cheese	dairy	soft cheese		174	11.3	3	13	8.3	0	0.3	84	51	246		7	fridge	7	ricotta salata, requeson
cottage cheese		dairy cheese	dairy	soft cheese		98	11.1	3.4	4.3	1.7	0	2.7	364	17	225		6	fridge	10
feta		dairy cheese	cheese	soft cheese		264	14.2	4.1	21.3	14.9	0	4.1	917	89	150	28	14	fridge	28
goat cheese		dairy cheese	cheese	soft cheese		268	18.5	0	21.1	14.6	0	0.9	459	46	110	28	20	fridge	14	chevre, drunken goat, goat cheese log, bucheron, queso de cabra
swiss cheese		dairy cheese	cheese	melting cheese		380	26.9	5.4	27.8	17.8	0	1.3	70	92	108	28	14	fridge	30	emmental, emmenthal, swiss, emmenthaler, emmentaler
monterey jack		dairy cheese	cheese	melting cheese		373	24.5	0.7	30.3	19.1	0	0.5	600	89	113	28	12	fridge	30	pepperjack cheese, jack
blue cheese		dairy cheese	cheese	soft cheese		353	21.4	2.3	28.7	18.7	0	0.5	1146	75	135	28	20	fridge	28	bleu cheese, danish blue, point reyes, cambozola
condensed milk		dairy sugar	sweetener	syrup		321	7.9	54.4	8.7	5.5	0	54.4	127	34	306		6	pantry	365	leche condensada, la lechera
evaporated milk		dairy	dairy	milk		134	6.8	10	7.6	4.6	0	10	106	29	252		4	pantry	365	leche evaporada
egg		egg	binder	egg		143	12.6	0.7	9.5	3.1	0	0.4	142	372	243	50	5	fridge	35	hen egg, chicken egg, huevo, egglands best
egg yolk		egg	binder	egg		322	15.9	3.6	26.5	9.6	0	0.6	48	1085	243	17	7	fridge	3	yolk
egg white		egg	binder	egg		52	10.9	0.7	0.2	0	0	0.7	166	0	243	33	6	fridge	4	egg whites only
whole milk greek yogurt		dairy	dairy	soft dairy		97	9	3.9	5	2.4	0	3.3	35	13	240		7	fridge	14	full fat greek yogurt, labneh, labaneh, yogurt cheese, hung curd, strained yoghurt, lebneh, labne
greek yogurt		dairy	dairy	soft dairy		59	10.2	3.6	0.4	0.1	0	3.2	36	5	240		7	fridge	14	skyr, quark, icelandic yogurt, chobani, oikos, fage
low-fat yogurt		dairy	dairy	soft dairy		63	5.2	7	1.6	1	0	7	70	6	245		4	fridge	14	nonfat yogurt, low fat plain yogurt, yoplait, activia
vanilla yogurt		dairy sugar	dairy	soft dairy		85	4.9	13.8	1.2	0.8	0	13.8	66	5	245		4.5	fridge	14	flavored yogurt, fruit yogurt, strawberry yogurt, lemon yogurt, peach yogurt, vanilla greek yogurt, drinking yogurt, yogurt drink, sweetened yogurt, cherry yogurt
kefir		dairy	dairy	soft dairy		41	3.8	4.5	0.9	0.5	0	4.6	40	5	243		4	fridge	14
clotted cream		dairy	dairy	cream		586	1.6	2.3	63.5	39.7	0	2.3	20	170	232		15	fridge	7	devonshire cream, devon cream, kaymak, malai, malai cream, kajmak
whipped cream		dairy sugar	dairy	cream		257	3.2	12.5	22.2	13.8	0	8	8	76	60		9	fridge	14	whipped cream topping, spray cream, chantilly cream, chantilly
light sour cream		dairy	dairy	soft dairy		136	3.5	7.1	10.6	6.6	0	0.2	83	35	230		6	fridge	20	low fat sour cream, fat free sour cream, non sour cream
mascarpone		dairy cheese	dairy	soft cheese		429	4.8	4.8	44	28	0	4	45	110	225		14	fridge	10
paneer		dairy cheese	protein	frying cheese		310	20	3.5	24.5	15	0	1.8	700	70	150		12	fridge	14	panir, indian cheese
queso fresco		dairy cheese	cheese	soft cheese		299	18.1	3	23.8	12.9	0	2.3	751	69	122	28	11	fridge	14	fresh mexican cheese, queso fresca
cotija		dairy cheese	cheese	hard cheese		366	20	4	30	17.5	0	0	1400	100	100	28	13	fridge	45	queso anejo, anejo cheese, queso seco
mexican cheese blend		dairy cheese	cheese	melting cheese		358	23.5	1.8	28.5	17	0	1.2	338	95	113	28	11	fridge	21	mexican cheese, taco cheese, oaxaca cheese, asadero, queso quesadilla, chihuahua cheese, queso chihuahua, queso, quesadilla cheese
gruyere		dairy cheese rennet	cheese	melting cheese		413	29.8	0.4	32.3	18.9	0	0.4	714	110	108	28	24	fridge	30
provolone		dairy cheese	cheese	melting cheese		351	25.6	2.1	26.6	17.1	0	0.6	876	69	132	28	13	fridge	30
fontina		dairy cheese	cheese	melting cheese		389	25.6	1.6	31.1	19.2	0	1.6	800	116	108	28	20	fridge	21	fontal
gouda		dairy cheese	cheese	melting cheese		356	24.9	2.2	27.4	17.6	0	2.2	819	114	110	28	15	fridge	30	dutch cheese, leyden, old amsterdam, beemster
asiago		dairy cheese	cheese	hard cheese		392	35.8	3.2	25.8	16.4	0	0.8	1376	68	100	28	20	fridge	60
manchego		dairy cheese	cheese	hard cheese		420	26	1	34	22	0	0.5	700	100	110	28	24	fridge	45
brie		dairy cheese	cheese	soft cheese		334	20.8	0.5	27.7	17.4	0	0.5	629	100	144	28	18	fridge	14
halloumi		dairy cheese	protein	frying cheese		321	22	2	25	17	0	1.5	1100	75	150	28	18	fridge	60	haloumi, grilling cheese, bread cheese, juustoleipa, queso de freir, nabulsi cheese, akkawi, ackawi, leipajuusto
muenster		dairy cheese	cheese	melting cheese		368	23.4	1.1	30	19.1	0	1.1	628	96	113	28	14	fridge	21	munster
american cheese		dairy cheese additive	cheese	melting cheese		371	18.1	3.7	31.8	18.1	0	2.3	1671	100	113	21	10	fridge	60	processed cheese, cheese slice, process cheese, cheese product, cheese spread, pimento cheese, cheese food, alouette, rondele, pub cheese, spreadable cheese
colby		dairy cheese	cheese	melting cheese		394	23.8	2.6	32.1	20.2	0	0.5	604	95	113	28	12	fridge	30	longhorn cheese, cojack
cheese	yes	dairy cheese	cheese	melting cheese		403	24.9	1.3	33.1	21.1	0	0.5	621	105	113	28	12	fridge	21	grating cheese, pizza cheese, cheese curd, cheese ball, gjetost, brunost, fromage blanc, fromage frais, petit suisse, tete de moine, bryndza, oscypek, chhurpi, casu, tuma, primo sale, cabrales, valdeon, saint agur, fourme dambert, bleu dauvergne, cashel blue, maytag blue, blue castello, chaumes, bonchester, yarg, lincolnshire poacher, stinking bishop, mondseer, bergkase, allgauer, harzer, obatzda, liptauer, canastra, requeijao, catupiry, crottin, valencay, banon, boulette, maroilles, langres, mont dor, bleu de bresse, cheesy, au gratin, ardrahan, ayib, bitto, bleu de gex, bleu des causses, bra cheese, brin damour, brocciu, cabecou, canestrato, casciotta, castelmagno, chabichou, coolea, danablu, domiati, dorset blue vinny, gamalost, garrotxa, greve, gubbeen, kesong puti, liederkranz, majorero, oszczypek, picodon, pierre robert, pouligny saint pierre, provatura, queso de bola, ragusano, red windsor, rocamadour, sainte maure, selles sur cher, serra da estrela, sulguni, swaledale, telemea, toma, torta del casar, ubriaco, vasterbotten, weisslacker, nabulsi, oaxaca, queijo coalho, queijo, faisselle, tulum, limburger substitute, shanklish, sargento, brie wheel
curd		dairy	dairy	soft dairy		174	11.3	3	13	8.3	0	0.3	84	51	240		7	fridge	7	chhena, khoya, khoa, mawa, mava, junket, clabber, rabri, rabdi, schmand, topfen
milk powder		dairy	dairy	milk		358	35.1	52.2	0.7	0.5	0	52.2	549	18	68		14	pantry	365	powdered milk, dry milk, dried milk, milk solid
whole milk powder		dairy	dairy	milk		496	26.3	38.4	26.7	16.7	0	38.4	371	97	128		14	pantry	365	cream powder
buttermilk powder		dairy	dairy	soft dairy		387	34.3	49	5.8	3.6	0	49	517	69	120		16	pantry	365	powdered buttermilk, dried buttermilk, dry buttermilk
whey		dairy	protein	other	soy	353	12.9	74.5	1.1	0.7	0	74.5	1079	6	145		20	pantry	365	whey protein, whey protein powder, whey protein isolate, lactose, lactalbumin, milk fat, suero, lactoglobulin, galactose, casein protein, micellar casein, whey isolate, whey concentrate
goat milk		dairy	dairy	milk		69	3.6	4.5	4.1	2.7	0	4.5	50	11	244		4	fridge	10	sheep milk, buffalo milk, camel milk, ewe milk, mares milk
chocolate milk		dairy sugar chocolate	drink	drink		83	3.2	10.3	3.4	2.1	0.8	9.5	60	12	250		2	fridge	7	chocolate drink, chocolate flavored milk
nondairy creamer		dairy sugar oil	dairy	cream	soy	545	4.8	54.9	35.5	32.5	0	54.9	123	0	94		10	pantry	365	coffee creamer, non dairy creamer, coffee whitener, creamer, coffee mate, vanilla creamer
eggnog		dairy egg sugar	drink	drink		88	4.5	8.1	4.2	2.6	0	8.1	54	59	254		4	fridge	7	egg nog, advocaat mix
dulce de leche		dairy sugar	sweetener	syrup		315	6.8	55.4	7.3	4.5	0	49.7	129	29	304		8	pantry	180	milk caramel, manjar, arequipe, doce de leite, dulce de leche spread
custard		dairy egg sugar	sweet	sweet		104	5	11	4.6	2.2	0	11	61	84	282		8	fridge	5
rennet		meat additive	other	other	milk	84	1	19.8	0.1	0	0	0	26050	0	240	1	150	fridge	180	rennet tablet, junket tablet, pepsin
duck egg		egg	binder	egg		185	12.8	1.4	13.8	3.7	0	0.9	146	884		70	12	fridge	30	goose egg, turkey egg, century egg, ostrich egg, salted duck egg yolk, pidan
quail egg		egg	protein	egg		158	13.1	0.4	11.1	3.6	0	0.4	141	844		9	20	fridge	30	bantam egg, pheasant egg
egg substitute		egg	binder	egg	milk	48	10	2	0	0	0	2	199	0	251	50	8	fridge	30	egg beaters, liquid egg, pasteurized egg, egg product, egg powder, dried egg, powdered egg, dried egg white, egg white powder, meringue powder, egg wash, pasteurized egg white, albumen, albumin
lysozyme		egg	other	other		351	76.9	4.2	0	0	0	0	1156	0	108		60	pantry	365	ovalbumin
tofu yogurt		soy	dairy	soft dairy		66	2.6	9.7	1.8	0.2	0.4	5.3	13	0	245		7	fridge	14	soy yogurt, soya yogurt, vanilla soy yogurt, soy curd yogurt
coconut yogurt		fruit	dairy	soft dairy	soy tree_nut	110	1	9	8	7	0.5	6	30	0	245		9	fridge	14	coconut milk yogurt, coconut kefir
vegan cheese		oil thickener additive	cheese	melting cheese	soy tree_nut	290	2	22	22	16	1	1	800	0	113	28	16	fridge	30	nondairy cheese, vegan mozzarella, vegan parmesan, vegan cheddar, daiya, vegan feta, rice cheese, daiya cheese
cultured milk	yes	dairy	dairy	milk		41	3.8	4.5	0.9	0.5	0	4.6	40	5	243		4	fridge	14	lait ribot, filmjolk, fermented milk, amasi, airag, kumis, jameed, kurut, kashk, ryazhenka, varenets, prostokvasha, laban, ayran drink, laban drink
fresh cheese	yes	dairy cheese	protein	melting cheese		310	20	3.5	24.5	15	0	1.8	700	70	150		12	fridge	14	quesillo, crowdie
alpine cheese	yes	dairy cheese rennet	cheese	melting cheese		413	29.8	0.4	32.3	18.9	0	0.4	714	110	108	28	24	fridge	30	vacherin fribourgeois, abondance
semi-hard cheese	yes	dairy cheese	cheese	melting cheese		351	25.6	2.1	26.6	17.1	0	0.6	876	69	132	28	13	fridge	30	caciocavallo, scamorza, taleggio, bel paese, caciotta, asiago fresco, montasio, robiola, stracchino, crescenza, maasdam, leerdammer, tilsit, tilsiter, jarlsberg, samso, brick cheese, port du salut, butterkase, esrom, morbier, saint nectaire, saint paulin, tomme, tomme de savoie, cantal, laguiole, red leicester, double gloucester, wensleydale, caerphilly, dubliner, cheshire, sage derby, cheddar curd, tetilla, san simon, leicester, provola, mimolette, piave
hard cheese	yes	dairy cheese rennet	cheese	melting cheese		392	35.8	3.2	25.8	16.4	0	0.8	1376	68	100	28	20	fridge	60	sbrinz, parrano
sheep cheese	yes	dairy cheese	cheese	melting cheese		420	26	1	34	22	0	0.5	700	100	110	28	24	fridge	45	kefalotyri, kefalograviera, kasseri, zamorano, idiazabal, ossau iraty, petit basque, mahon, kefalotiri, mizithra, graviera, roncal, sheep milk cheese, pecorino toscano, pecorino sardo, fiore sardo, kashkaval, kasar, myzithra
soft-ripened cheese	yes	dairy cheese	cheese	melting cheese		334	20.8	0.5	27.7	17.4	0	0.5	629	100	144	28	18	fridge	14	coulommiers, brillat savarin, saint andre, epoisses, humboldt fog, saint marcellin, reblochon, pont leveque, vacherin, chaource, explorateur, livarot, boursault, delice de bourgogne, squacquerone
flavored milk	yes	dairy sugar chocolate	drink	drink		83	3.2	10.3	3.4	2.1	0.8	9.5	60	12	250		2	fridge	7	vanilla milk, milk drink
edam		dairy cheese	cheese	melting cheese		357	25	1.4	27.8	17.6	0	1.4	812	89	132	28	14	fridge	30
havarti		dairy cheese	cheese	melting cheese		371	23	2.8	30	19	0	0.5	690	93	113	28	16	fridge	21	danbo
camembert		dairy cheese	cheese	soft cheese		300	19.8	0.5	24.3	15.3	0	0.5	842	72	246	28	18	fridge	14
comte		dairy cheese rennet	cheese	melting cheese		413	29.8	0.4	32.3	18.9	0	0.4	714	110	108	28	28	fridge	30	beaufort, appenzeller
gorgonzola		dairy cheese rennet	cheese	soft cheese		353	21.4	2.3	28.7	18.7	0	0.5	1146	75	135	28	22	fridge	28	gorgonzola dolce, dolcelatte
roquefort		dairy cheese rennet	cheese	soft cheese		369	21.5	2	30.6	19.3	0	0	1809	90	135	28	30	fridge	28
stilton		dairy cheese	cheese	soft cheese		353	21.4	2.3	28.7	18.7	0	0.5	1146	75	135	28	24	fridge	28	shropshire blue
limburger		dairy cheese	cheese	melting cheese		327	20.1	0.5	27.2	16.7	0	0.5	800	90	134	28	18	fridge	21
burrata		dairy cheese	cheese	soft cheese		290	15	2	25	16	0	1.5	350	70	120	125	22	fridge	5	stracciatella
string cheese		dairy cheese	cheese	melting cheese		302	26	3.8	20	10.9	0	0.6	652	54	113	28	12	fridge	45	mozzarella stick cheese, cheese stick
farmer cheese		dairy cheese	cheese	melting cheese		140	16	3.5	7	4.5	0	3	300	25	220		10	fridge	10	queso blanco, pot cheese, tvorog, twarog, quark cheese, manouri, anthotyro, chaka, panela cheese, queso panela
casein		dairy	protein	other		360	85	3	1.5	1	0	1	100	15	100		30	pantry	365	caseinate, calcium caseinate, milk protein, milk protein isolate
cashew cheese		tree_nut	cheese	melting cheese	soy	330	9	16	26	6	2	3	500	0	113	28	24	fridge	14	almond cheese, nut cheese, cashew cream cheese, almond cream cheese, cashew ricotta, almond ricotta
almond yogurt		tree_nut	dairy	soft dairy	soy	100	3	9	6	0.6	1.5	5	30	0	245		9	fridge	14	almond milk yogurt, cashew yogurt, cashew milk yogurt
oat yogurt		oats grain	dairy	soft dairy	gluten wheat	80	1.5	11	3	0.6	1	5	40	0	245		8	fridge	14	oatgurt
soy cheese		soy	cheese	melting cheese	milk	235	12	7	18	3	0	2	600	0	113	28	16	fridge	30	soya cheese, tofu cheese, tofu cream cheese, tofu ricotta
cheese substitute		oil dairy	cheese	oil	soy	248	11.5	23.7	12.2	3.7	0	23.7	685	0	113	28	9	fridge	60	imitation cheese, cheese alternative, cheese analogue, imitation mozzarella, cheese imitation, imitation cheddar
custard dessert	yes	dairy egg sugar	sweet	sweet		104	5	11	4.6	2.2	0	11	61	84	282		8	fridge	5	vanilla custard, custard cream filling, crema pasticcera, vla, quindim
panna cotta		dairy egg sugar gelatin	sweet	sweet		104	5	11	4.6	2.2	0	11	61	84	282		8	fridge	5
`,
  'frozen.tsv': `name	class	kinds	role	cookingClass	mayContain	calories	protein	carbohydrates	fat	saturatedFat	fiber	sugar	sodium	cholesterol	gramsPerCup	gramsPerPiece	pricePerKg	place	days	aliases
ice cream		dairy sugar	sweet	sweet	egg tree_nut	207	3.5	23.6	11	6.8	0.7	21.2	80	44	137	66	6	freezer	120	vanilla ice cream, chocolate ice cream, coffee ice cream, gelato, vanilla gelato, vanilla frozen yogurt, frozen yogurt, sherbet, fudgesicle, creamsicle, ice milk, soft serve, vanilla low fat ic cream, klondike bar, dondurma, haagen dazs, breyers, ben and jerrys, dreyers
frozen custard		dairy egg sugar	sweet	sweet	tree_nut	222	4.6	22.2	13	7.5	0.7	20	61	92	137	66	7	freezer	120	egg custard ice cream
ice cream cake		dairy sugar wheat egg	sweet	sweet	soy tree_nut peanut	240	4	32	11	6	0.9	22	140	40	137	70	8	freezer	120	ice cream sandwich, cookies and cream ice cream, cookie dough ice cream, cookie ice cream
pistachio ice cream		dairy sugar tree_nut	sweet	sweet	egg peanut	207	3.5	23.6	11	6.8	0.7	21.2	80	44	137	66	8	freezer	120	pistachio gelato, hazelnut gelato, pralines and cream ice cream, spumoni, butter pecan
sorbet		sugar fruit	sweet	sweet		110	0.3	28	0.1	0	0.5	25	8	0	190		9	freezer	180	popsicle, ice pop, fruit ice, granita, italian ice, lemon ice, fruit bar frozen, frozen fruit bar, frozen fruit pop, snow cone, icee, cassis sorbet, ice lolly, slush
vegan ice cream		sugar oil	sweet	sweet	soy tree_nut gluten	200	2	24	11	8	1	18	60	0	137	66	12	freezer	120	dairy free ice cream, coconut milk ice cream, non dairy ice cream, plant based ice cream, dairy free vanilla ice cream, vegan vanilla ice cream, nondairy ice cream, coconut milk vanilla ice cream, oat ice cream, rice dream ice cream, tofutti, vegan frozen dessert
nut milk ice cream		tree_nut sugar	sweet	sweet	soy gluten	200	2	24	11	3	1	18	60	0	137	66	13	freezer	120	almond milk ice cream, cashew ice cream, cashew milk ice cream
soy ice cream		soy sugar	sweet	sweet	tree_nut gluten	200	3	24	10	2	1	18	60	0	137	66	12	freezer	120	soya ice cream, tofu ice cream, soy milk ice cream
whipped topping		dairy sugar oil	sweet	cream	soy	318	1.2	23.1	25.3	21.8	0	23.1	25	0	75		7	freezer	180	nondairy whipped topping, non dairy whipped topping, cool whip free, dessert topping, frozen non dairy topping, chocolate cool whip, whip topping
frozen pea		vegetable legume	vegetable	vegetable		77	5.2	13.6	0.4	0.1	4.5	5	108	0	134		4	freezer	300	petite pea, frozen green pea, frozen baby pea, peas and carrots, frozen garden pea, frozen sweet pea, frozen petit pois, frozen tiny pea, frozen small pea
frozen corn		vegetable corn starchy	vegetable	vegetable		88	3	20.7	0.8	0.1	2.1	2.5	3	0	136		4	freezer	300	frozen sweetcorn, frozen whole kernel corn, frozen sweet corn, frozen white corn, frozen yellow corn, frozen kernel corn
frozen spinach		vegetable leafy	vegetable	leaf		29	3.6	4.2	0.6	0	2.9	0.7	74	0	156		4	freezer	300	frozen chopped spinach, frozen leaf spinach, frozen spinach drain, frozen chopped spinach thawed squeezed dry, thawed spinach, cooked spinach, frozen kale, frozen collard green, canned spinach, frozen turnip green, frozen cut leaf spinach, spinach puree
frozen mixed vegetable		vegetable	vegetable	vegetable		72	3.3	13.5	0.5	0.1	4	4	47	0	140		4	freezer	300	frozen vegetable, frozen stir fry vegetable, frozen broccoli, frozen cauliflower, frozen pepper and onion, frozen mixed stir fry vegetable, frozen green bean, frozen cut green bean, frozen okra, california blend vegetable, frozen brussels sprout, frozen chopped broccoli, frozen carrot, frozen asparagus, frozen sugar snap pea, frozen bell pepper, frozen pepper stir fry, frozen french cut green bean, frozen italian vegetable, frozen california blend, frozen oriental vegetable, frozen soup vegetable, frozen butternut squash, frozen chopped onion, frozen small whole onion, frozen french style green bean, frozen cauliflower rice, frozen green bell pepper
french fries		vegetable starchy root nightshade oil	starch	other		147	2.2	24.8	4.7	1	1.9	0.2	332	0	100		4	freezer	300	chip potato, oven chip, fries
mashed potato		vegetable starchy nightshade dairy	starch	potato		83	1.9	17.6	0.6	0.3	1.5	1.5	302	2	210		4	fridge	4	potato puree, mashed yukon gold potato, potato mash, mashed russet potato
potato flake		vegetable starchy nightshade	starch	potato	milk sulfite	354	8.3	81.2	0.4	0.1	6.6	3.4	107	0	60		8	pantry	365	potato bud, potato granule, instant potato, instant mashed potato
frozen strawberry		fruit	fruit	fruit		35	0.4	9.1	0.1	0	2.1	4.6	2	0	149	12	7	freezer	300	frozen unsweetened strawberry, frozen sliced strawberry, frozen sweetened strawberry
frozen blueberry		fruit	fruit	fruit		51	0.4	12.2	0.6	0.1	2.7	8.5	1	0	155	1	8	freezer	300	frozen wild blueberry, frozen unsweetened blueberry
frozen raspberry		fruit	fruit	fruit		56	1.2	12.6	0.8	0	4.8	6.5	0	0	140	2	9	freezer	300	frozen red raspberry, frozen unsweetened raspberry, frozen sweetened raspberry
frozen blackberry		fruit	fruit	fruit		64	1.2	15.7	0.4	0	5	10.7	1	0	151	5	9	freezer	300
frozen cranberry		fruit	fruit	fruit		46	0.4	12.2	0.1	0	4.6	4	1	0	100	1	8	freezer	300
frozen cherry		fruit	fruit	fruit		60	1	15	0.3	0.1	1.9	12	0	0	155	8	9	freezer	300	frozen dark cherry, frozen sweet cherry, frozen dark sweet cherry, frozen pitted cherry, frozen sour cherry
frozen mango		fruit	fruit	fruit		60	0.8	15	0.4	0.1	1.6	13.7	1	0	165		7	freezer	300	frozen tropical fruit
frozen peach		fruit	fruit	fruit		42	0.9	10.1	0.3	0	1.5	8.4	0	0	150		7	freezer	300	frozen unsweetened peach
frozen pineapple		fruit	fruit	fruit		50	0.5	13.1	0.1	0	1.4	9.9	1	0	165		7	freezer	300
frozen banana		fruit	fruit	fruit		89	1.1	22.8	0.3	0.1	2.6	12.2	1	0	150	118	3	freezer	300
frozen mixed berry		fruit	fruit	fruit		50	0.8	12	0.4	0	3.5	7.5	1	0	145	3	8	freezer	300	frozen berry, frozen fruit, frozen mixed fruit, frozen triple berry mix, frozen summer fruit, frozen summer berry, frozen acai
frozen rhubarb		fruit	fruit	fruit		21	0.6	5.1	0.1	0	1.8	1.1	2	0	137		6	freezer	300
edamame		legume soy vegetable	protein	pulse		122	10.9	9.9	5.2	0.6	5.2	2.2	6	0	155		8	freezer	180	green soybean, soy bean fresh, frozen soybean, fresh soybean, frozen soya bean, mukimame, green soya bean, fresh soya bean, podded soya bean, soya bean fresh
frozen dumpling		wheat pork meat egg soy dairy	starch	other	sesame crustacean fish	222	9.9	29.5	7.2	1.6	2.1	5.3	407	14	150	25	9	freezer	180	wonton filled, xiaolongbao, gyoza frozen, baozi, shaomai, won ton
potato side	yes	vegetable starchy root nightshade oil	starch	potato	milk wheat gluten	147	2.2	24.8	4.7	1	1.9	0.2	332	0	100		4	freezer	300	frozen potato, obrien potato, roast potato, fried potato, refrigerated diced potato, simply potato, simply potatoes diced potato, ore ida potato
filled dough	yes	wheat pork meat egg soy dairy	starch	other	sesame crustacean fish	222	9.9	29.5	7.2	1.6	2.1	5.3	407	14	150	25	9	freezer	180	frozen gyoza, samosa frozen, chicken potsticker, lasagna frozen, frozen lasagna, frozen meal, tv dinner, ready meal, frozen entree, frozen dinner, kugel, vegetable lasagna, cheese lasagna, spinach lasagna, lasagna dinner, stouffers, marie callenders, lean cuisine
mozzarella stick		wheat dairy cheese	starch	other	egg soy	300	14	28	15	7	1.5	2	700	35	120	28	11	freezer	120	breaded mozzarella, fried mozzarella
shrimp dumpling		wheat crustacean	starch	other	egg soy sesame milk fish	180	9	26	4	1	1	2	500	50	150	25	14	freezer	180	shrimp shumai, shrimp wonton, prawn dumpling, crystal dumpling
crab rangoon		wheat egg dairy fish crustacean	starch	other	soy sesame	300	8	28	17	5	1	3	500	40		25	14	freezer	180	crab puff, crab wonton, cream cheese wonton, crab cheese wonton
hash brown		vegetable starchy root nightshade	starch	other		82	2.1	17.7	0.6	0.2	1.4	0	22	0	105	60	4	freezer	300	hash brown potato, hash brown patty, potatoes obrien
tater tot		vegetable starchy root nightshade oil	starch	other		177	2	25.2	8.4	1.5	1.9	0.2	428	0	120	8	4	freezer	300	potato puff, potato nugget, potato croquette
pizza		wheat dairy cheese pork	starch	other	soy egg fish	296	11.2	28.5	15.2	4.8	2.2	0	618	15		390	9	freezer	120
burrito		wheat corn beef pork dairy	starch	other	soy egg	239	7.3	30.8	9.6	2.9	4.2	3.5	587	8		140	9	freezer	120
egg roll		wheat egg pork vegetable soy	starch	other	sesame crustacean milk	222	9.9	29.5	7.2	1.6	2.1	5.3	407	14		80	10	freezer	180	lumpia filled
`,
  'grains_pasta.tsv': `name	class	kinds	role	cookingClass	mayContain	calories	protein	carbohydrates	fat	saturatedFat	fiber	sugar	sodium	cholesterol	gramsPerCup	gramsPerPiece	pricePerKg	place	days	aliases
rice		grain rice	starch	rice		365	7.1	80	0.7	0.2	1.3	0.1	5	0	185		2.5	pantry	730	uncle bens, arroz, minute rice, converted rice, carolina rice, carolina gold rice, valencia rice, calasparra rice, vialone nano rice, parboiled rice, texmati rice, sona masoori rice, ponni rice, kalijira rice, patna rice, jasmati rice, koshihikari rice, matta rice, gobindobhog rice, popcorn rice, bhutanese rice, uncle ben's rice, tilda rice, mahatma rice, success rice, ambemohar rice, camargue rice
basmati rice		grain rice	starch	rice		365	7.1	80	0.7	0.2	1.3	0.1	5	0	185		4	pantry	730	basmati
jasmine rice		grain rice	starch	rice		365	7.1	80	0.7	0.2	1.3	0.1	5	0	185		4	pantry	730	thai rice, fragrant rice, jasmine
brown rice		grain rice	starch	brown rice		370	7.9	77.2	2.9	0.6	3.5	0.8	7	0	185		3.5	pantry	180
arborio rice		grain rice	starch	rice		358	6.5	79.2	0.5	0.1	2.8	0	1	0	200		6	pantry	730	risotto rice, carnaroli rice, short grain rice, paella rice, bomba rice, pudding rice, calrose rice, japanese rice, bomba, carnaroli
cooked rice		grain rice	starch	cooked rice		130	2.7	28.2	0.3	0.1	0.4	0.1	1	0	158		4	fridge	4	steamed rice, cooked white rice, boiled rice, leftover rice, cooked brown rice
wild rice		grain	starch	brown rice		357	14.7	74.9	1.1	0.2	6.2	2.5	7	0	160		14	pantry	730
quinoa		grain	starch	quick grain		368	14.1	64.2	6.1	0.7	7	2.5	5	0	170		9	pantry	730
couscous		grain wheat pasta	starch	quick grain		376	12.8	77.4	0.6	0.1	5	1	10	0	173		5	pantry	365	moghrabieh, fregola, fregola sarda, fregula, maftoul
bulgur		grain wheat	starch	quick grain		342	12.3	75.9	1.3	0.2	18.3	0.4	17	0	140		5	pantry	365	bulgur wheat, bulghur, burghul, bulgar, cracked wheat, bulgar wheat, dalia, daliya, pligouri
trahana		grain wheat dairy	starch	other		340	14	60	5	2.5	6	5	800	12	150		8	pantry	365	tarhana, kishk
barley		grain gluten	starch	slow grain		352	9.9	77.7	1.2	0.2	15.6	0.8	9	0	200		3	pantry	365	jau
oats		grain oats	starch	oats	gluten wheat	389	16.9	66.3	6.9	1.2	10.6	1	2	0	81		3.5	pantry	365	oatmeal, porridge oats
soba noodle		grain wheat pasta	starch	noodle		336	14.4	74.6	0.7	0.1	3	1	792	0	60		8	pantry	365	soba, buckwheat noodle
cooked pasta		grain wheat pasta	starch	pasta		158	5.8	30.9	0.9	0.2	1.8	0.6	1	0	140		3	fridge	4	cooked spaghetti, cooked macaroni, cooked penne, cooked linguine, cooked rotini, leftover pasta
whole wheat spaghetti		grain wheat pasta	starch	pasta		348	14.6	75	1.4	0.3	9	3	8	0	105		4	pantry	730	whole wheat angel hair pasta, whole wheat pasta, whole grain pasta, wholemeal pasta, whole wheat penne, whole wheat linguine, whole wheat fusilli, whole wheat rotini, whole wheat macaroni
gluten-free pasta		grain rice corn pasta	starch	pasta		357	7.5	79.3	2.1	0.3	11	1	3	0	105		8	pantry	540	rice pasta, corn pasta, gluten free spaghetti, lentil pasta, chickpea pasta, quinoa pasta, gluten free noodle, brown rice spaghetti, black bean pasta, brown rice penne, corn spaghetti
egg noodle		grain wheat pasta egg	starch	noodle		384	14.2	71.3	4.4	1.2	3.3	1.9	21	84	38		4	pantry	365	kluski, chow mein noodle, lo mein noodle, mee noodle, hokkien noodle, yellow noodle, wonton noodle, reshteh, nouilles, rivel, shanghai noodle, shanghai style noodle, bami noodle, e fu noodle, fideo egg, hong kong noodle, kesme, knopfle, amish noodle, chinese noodle, hong kong style noodle, tagliatelle alluovo, farfel
fresh pasta		grain wheat pasta egg	starch	pasta		288	11.3	54.7	2.3	0.3	2	1	26	73	90		8	fridge	4	fettuccine, fettuccini, fettucine, tagliatelle, pappardelle, egg pasta, tagliolini, tagliarini, maltagliati, pasta sheet, fresh lasagna, fresh linguine, chitarra, garganelli, tajarin, taglierini, quadrucci, pasta dough, fresh angel hair, lagane, pizzoccheri, bigoli, passatelli, mafaldine, reginette, straw and hay, fresh lasagna sheet, fresh lasagne sheet, fresh lasagne
ravioli		grain wheat pasta egg dairy cheese	starch	pasta		307	13.5	47	7.2	3.6	1.9	0.9	406	42	120	10	9	fridge	14	tortellini, tortelloni, cappelletti, stuffed pasta, filled pasta, mezzelune, cappellacci, pansotti, anolini, stuffed shell, pierogie, uszka
meat dumpling		grain wheat pasta egg pork beef dairy	starch	pasta	soy	250	12	28	10	3.5	1.8	1.5	500	60	120	30	10	fridge	7	meat ravioli, beef ravioli, pelmeni meat
gnocchi		grain wheat pasta starchy	starch	pasta	egg milk	160	3.8	33	1	0.3	2	0.5	450	10	150	5	6	fridge	30	gnocchetti, knodel, gnudi, kluski slaskie, kopytka, potato cake, halusky, schupfnudeln, canederli
pasta	yes	grain wheat pasta	starch	pasta	egg	371	13	74.7	1.5	0.3	3.2	2.7	6	0	105		3	pantry	730
spaghetti		grain wheat pasta	starch	pasta		371	13	74.7	1.5	0.3	3.2	2.7	6	0	91		3	pantry	730	spaghettini, spaghettoni
noodle	yes	grain wheat pasta	starch	noodle	egg	356	11.3	74.1	0.8	0.1	4.3	2	1840	0	60		5	pantry	365	soup noodle, la mian, pancit canton, noodle cake, mi, lamian, saimin, jjolmyeon, biang biang noodle, knife-cut noodle, hand-pulled noodle, pulled noodle, kalguksu noodle, yakisoba noodle, wheat noodle, stir-fry noodle
somen noodle		grain wheat pasta	starch	noodle		356	11.3	74.1	0.8	0.1	4.3	1	1840	0	176		6	pantry	540	somen, hiyamugi, somyun, misua, mee sua, kishimen, somyeon
cellophane noodle		legume pasta	starch	noodle		351	0.2	86.1	0.1	0	0.5	0	10	0	140		8	pantry	730	glass noodle, bean thread, bean vermicelli, sweet potato noodle, dangmyeon, sweet potato vermicelli, sweet potato starch noodle, harusame, crystal noodle, fensi, bean thread vermicelli, saifun, sweet potato starch vermicelli, fen szu, sotanghon, cellophane, tapioca noodle, kelp starch noodle, bean noodle, korean vermicelli, japchae noodle, vermicelli bean thread
rice noodle		grain rice pasta	starch	noodle		364	6	80.2	0.6	0.2	1.6	0.1	182	0	60		5	pantry	730	rice vermicelli, rice stick, vermicelli rice noodle, pad thai noodle, banh pho, pho noodle, vermicelli noodle, rice flour noodle, bihon, mai fun, maifun, rice ribbon noodle, bun noodle, laksa noodle, kway teow, ho fun, sen lek, mi fen, rice sheet noodle, beehoon, bee hoon, chow fun, rice fettuccine, rice spaghetti noodle, khanom chin, banh hoi
rice paper		grain rice	starch	tortilla		340	1	83	0.2	0	1	0	600	0		9	8	pantry	730	rice paper wrapper, rice wrapper, spring roll rice paper, banh trang, summer roll wrapper, rice spring roll wrapper, galettes de riz
wonton wrapper		wheat pasta egg	starch	pasta		291	9.8	57.9	1.5	0.3	1.8	0	572	9		8	7	freezer	90	egg roll wrapper, dumpling wrapper, gyoza wrapper, potsticker wrapper, won ton wrapper, eggroll wrapper, siu mai wrapper, egg roll skin, potsticker skin, shumai wrapper, pot sticker wrapper, dumpling skin, mandu wrapper, gow gee wrapper, moo shu wrapper, mandarin pancake, dim sum wrapper, gyoza skin, wonton strip, wonton chip, wonton pastry, wonton crisp, wonton skin
spring roll wrapper		wheat pasta	starch	pasta	egg	291	9.8	57.9	1.5	0.3	1.8	0	572	9		8	7	freezer	90	spring roll pastry, spring roll skin, spring roll sheet, lumpia wrapper
cooked quinoa		grain	starch	quick grain		120	4.4	21.3	1.9	0.2	2.8	0.9	7	0	185		5	fridge	4	leftover quinoa
cooked couscous		grain wheat pasta	starch	quick grain		112	3.8	23.2	0.2	0	1.4	0.1	5	0	157		4	fridge	4	prepared couscous
cooked bulgur		grain wheat	starch	quick grain		83	3.1	18.6	0.2	0	4.5	0.1	5	0	182		4	fridge	4	soaked bulgur
cooked barley		grain gluten	starch	slow grain	wheat	123	2.3	28.2	0.4	0.1	3.8	0.3	3	0	157		3	fridge	4	cooked pearl barley, cooked farro
freekeh		grain wheat	starch	quick grain		338	14.6	70.2	2.4	0.4	10.7	6.8	8	0	174		5	pantry	365	farik, frikeh, freekah
rye		grain gluten	starch	other		338	10.3	75.9	1.6	0.2	15.1	1	2	0	169		4	pantry	365	rye berry, rye meal
millet		grain	starch	quick grain		378	11	72.8	4.2	0.7	8.5	1.7	5	0	200		4	pantry	365	bajra, ragi
buckwheat		grain	starch	quick grain		343	13.2	71.5	3.4	0.7	10	2.6	1	0	170		6	pantry	365	buckwheat groat, kasha, groat buckwheat
black rice		grain rice	starch	brown rice		370	7.9	77.2	2.9	0.6	3.5	0.8	7	0	185		7	pantry	365	forbidden rice, red rice, purple rice, wehani rice, whole grain rice, black sticky rice
glutinous rice		grain rice	starch	rice		370	6.8	81.7	0.6	0.1	2.8	0	7	0	185		4	pantry	730	sticky rice, sweet rice, sushi rice, mochi rice, mochigome, waxy rice
rice pilaf mix		grain rice wheat pasta	starch	rice	milk soy	358	10.6	75.8	1.3	0.4	1.2	2.4	1238	0	170		6	pantry	540	rice mix, rice pilaf, spanish rice, yellow rice, long grain and wild rice blend, paella mix, rice side dish, seasoned rice, jambalaya mix, risotto mix, biryani mix, fried rice mix
puffed rice		grain rice	starch	rice	gluten	381	6.8	85	2	0.5	0.4	9.9	527	0	27	9	8	pantry	240	rice cereal, rice cake, rice puff, flattened rice, beaten rice, murmura, rice flake, rice crispies, pinipig, chivda rice, rice bran, crisped rice, rice crisps, crispy rice, muri, kurmura, puffed brown rice, rice bubble, rice chex
corn flake		grain corn gluten	starch	other		357	7.5	84.1	0.4	0.1	3.3	9.5	729	0	28		8	pantry	240	cornflake, corn cereal, corn chex, corn pops
cereal	yes	grain wheat oats	starch	snack	milk tree_nut	337	11.4	78.8	2.2	0.5	12	0.9	6	0	45		9	pantry	240	shredded wheat, chex, bran, cream of wheat, farina, wheatena, ready to eat cereal, fruit loop, cap n crunch, cocoa pebble, fruity pebble, porridge
wheat bran		grain wheat	starch	oats		216	15.6	64.5	4.2	0.6	42.8	0.4	2	0	58		4	pantry	180	bran wheat, unprocessed bran, millers bran, raw bran
wheat germ		grain wheat	starch	oats		360	23.1	51.8	9.7	1.7	13.2	8	12	0	115		8	fridge	180	wheatgerm
oat bran		grain oats	starch	oats	gluten wheat	246	17.3	66.2	7	1.3	15.4	1.4	4	0	94		5	pantry	180	oatbran, oat fiber, oat fibre
granola		grain oats sugar tree_nut	sweet	oats	wheat gluten milk soy	489	14.8	53.2	24.1	4.1	9	20	25	0	122		9	pantry	180	muesli, granola clusters, cluster cereal, fruit and nut granola
hominy		grain corn	starch	slow grain		72	1.5	14.3	0.9	0.1	2.5	1.8	345	0	165		3	pantry	730	nixtamal, mote, pozole corn, cacahuazintle, hominy corn, mote corn, samp, giant white corn, cancha, chulpe corn, choclo, mote pelado, dried corn, corn nut maize
cornmeal		grain corn	starch	cornmeal		370	7.1	79.5	1.8	0.2	3.9	1.6	7	0	150		2.5	pantry	365	corn meal, polenta meal, maize meal, mealie meal, maize flour meal, mielie meal, cornmeal mix base
polenta		grain corn	starch	cornmeal		370	7.1	79.5	1.8	0.2	3.9	1.6	7	0	157		3	pantry	365	grits, polenta corn, polenta tube, polenta cornmeal
macaroni and cheese		grain wheat pasta dairy cheese	starch	other	egg soy	379	13.8	70.2	4.8	2	3.2	9.6	680	7	140		7	pantry	540	macaroni and cheese dinner, shell and cheese, cheddar shell, white cheddar shell, pasta roni cheddar
popcorn kernel		grain corn	starch	snack		375	10.9	74	4.3	0.6	12.7	0.9	7	0	200		4	pantry	730	unpopped popcorn, popping corn, popcorn kernels unpopped, corn for popping
tapioca pearl		starchy thickener	thickener	starch		358	0.2	88.7	0	0	0.9	3.4	1	0	152		5	pantry	730	tapioca, sago, sago pearl, boba, sabudana, bubble tea pearl, boba pearl, boba ball, tapioca ball
grain	yes	grain wheat	starch	other		338	14.6	70.2	2.4	0.4	10.7	6.8	8	0	180		5	pantry	365	grain mix, multigrain mix, cereal grain, groat
lasagna noodle		grain wheat pasta	starch	pasta		371	13	74.7	1.5	0.3	3.2	2.7	6	0		20	4	pantry	730	lasagne sheet, lasagna sheet
malt		grain gluten	other	other	wheat	361	10.3	78.3	1.8	0.4	7.1	0.8	11	0	162		8	pantry	365	malted barley, malted wheat, malt flour, sprouted barley, malted grain
penne		grain wheat pasta	starch	pasta		371	13	74.7	1.5	0.3	3.2	2.7	6	0	105		3	pantry	730	penne rigate, mostaccioli, rigatoni, ziti, ziti rigati, tortiglioni
macaroni		grain wheat pasta	starch	pasta		371	13	74.7	1.5	0.3	3.2	2.7	6	0	115		3	pantry	730	elbow, ditalini, cavatappi, cellentani, pipe rigate, maccheroni, tubetti
fusilli		grain wheat pasta	starch	pasta		371	13	74.7	1.5	0.3	3.2	2.7	6	0	90		3	pantry	730	rotini, gemelli, pasta spiral, cavatelli, farfalle, bow tie, bowtie, orecchiette, rotelle, campanelle
orzo		grain wheat pasta	starch	pasta		371	13	74.7	1.5	0.3	3.2	2.7	6	0	190		4	pantry	730	risoni, acini di pepe, stelline, pastina, small pasta
ramen noodle		grain wheat pasta	starch	noodle	egg soy	440	10	60	17	8	2.5	2	1700	0	60	85	6	pantry	365	ramen noodle soup, fresh chinese noodle
udon noodle		grain wheat pasta	starch	noodle		356	11.3	74.1	0.8	0.1	3	1	1840	0	60		6	pantry	365	udon, sanuki udon
whole wheat grain	yes	grain wheat	starch	other		338	14.6	70.2	2.4	0.4	10.7	6.8	8	0	174		5	pantry	365	einkorn, kamut, triticale, ebly, wheatgrass, einkorn berry, khorasan
whole grain	yes	grain	starch	other		378	11	72.8	4.2	0.7	8.5	0	5	0	200		4	pantry	365	fonio, jobs tears, adlay, coix seed, pseudocereal
farro		grain wheat	starch	slow grain		338	14.6	70.2	2.4	0.4	10.7	6.8	8	0	174		6	pantry	365	emmer, emmer wheat, farro piccolo, spelt, spelt berry, grunkern, dinkel
wheat berry		grain wheat	starch	other		327	12.6	71.2	1.5	0.3	12.2	0.4	2	0	192		3	pantry	365	wheatberry, wheat, durum
amaranth		grain	starch	quick grain		371	13.6	65.2	7	1.5	6.7	1.7	4	0	193		8	pantry	365	kaniwa
teff		grain	starch	other		367	13.3	73.1	2.4	0.4	8	1.8	12	0	193		8	pantry	365
sorghum		grain	starch	slow grain		339	11.3	74.6	3.3	0.5	6.3	3.4	6	0	192		4	pantry	365	jowar
linguine		grain wheat pasta	starch	pasta		371	13	74.7	1.5	0.3	3.2	2.7	6	0	91		3	pantry	730	linguini, trenette
angel hair pasta		grain wheat pasta	starch	pasta		371	13	74.7	1.5	0.3	3.2	2.7	6	0	100		3	pantry	730	angel hair, capellini, vermicelli, fideo, fidelini, seviyan, sevian
bucatini		grain wheat pasta	starch	pasta		371	13	74.7	1.5	0.3	3.2	2.7	6	0	91		4	pantry	730	perciatelli
pasta shape	yes	grain wheat pasta	starch	pasta		371	13	74.7	1.5	0.3	3.2	2.7	6	0	105		3	pantry	730	shell, conchiglie, radiatore, casarecce, strozzapreti, paccheri, calamarata, tubettini, ditali, anelli, anelletti, manicotti, corkscrew pasta, bow, ridged ziti, trenne, pasta tube, malloreddus, lumache, lumaconi, farfalline, farfallini, conchiglioni, conchigliette, creste di gallo, busiate, fileja, gigli, sedani, spirali, pasta wheel, mafalda, riccioli, bucati, orechiette, ptitim, pasta nest, tri color pasta twist, fusilli col buco, cresti di gallo, tubini, cencioni, corzetti, creste di galli, filini, foglie dulivo, gnocchetti sardi, maccheroncini, pici, quadrettini, radiatori, sagnarelli, scialatelli, stringozzi, tonnarelli, troccoli, small shell, jumbo shell, trofie, alphabet pasta, letter pasta, star pasta, wheel pasta
`,
  'idioms.tsv': `#
words
barnacle goose
bear claw
big mac sauce
bloody caesar
bourbon biscuit
bourbon cream
buffalo wing
burger sauce
caesar cocktail
char kway
char siu
chili dog sauce
cool ranch
cowboy caviar
creme de poulet
drumstick cone
drumstick ice cream
egg cream
grasshopper cocktail
huevo de toro
king ranch
manhattan clam
marie rose
nacho cheese
oyster cracker
root beer
satay sauce
scotch
sherbet lemon
smarty candy
tartare sauce
turtle candy
vanilla
waffle fry
weiner
whopper candy
wiener
wine gum
`,
  'implied-kinds.tsv': `#
kind	implies
beef	meat
pork	meat
lamb	meat
poultry	meat
game	meat
processed_meat	meat
dairy	lactose
cheese	dairy lactose
wheat	grain gluten
rice	grain
corn	grain
oats	grain
soy	legume
peanut	legume
lupin	legume
sesame	seed
celery	vegetable
dried_fruit	fruit
citrus	fruit
honey	sweetener
sugar	sweetener
`,
  'legumes.tsv': `name	class	kinds	role	cookingClass	mayContain	calories	protein	carbohydrates	fat	saturatedFat	fiber	sugar	sodium	cholesterol	gramsPerCup	gramsPerPiece	pricePerKg	place	days	aliases
black bean		legume	protein	pulse		91	6	16.6	0.3	0.1	6.9	0.2	384	0	180		3	pantry	730	frijoles negros, turtle bean
kidney bean		legume	protein	pulse		124	8	21.5	1.1	0.2	5.5	3.8	231	0	177		3	pantry	730	red bean, rajma
pinto bean		legume	protein	pulse		114	7	20.2	0.9	0.2	5.5	0.5	239	0	171		3	pantry	730	borlotti bean, cranberry bean, pink bean, borlotti
lentil		legume	protein	quick pulse		343	25.8	60.1	1.1	0.2	30.5	2	6	0	192		4	pantry	730	lentils du puy, lentilles du puy, beluga lentil, black lentil, caviar lentil
split pea		legume	protein	quick pulse		341	24.6	60.4	1.2	0.2	25.5	8	15	0	197		3	pantry	730	dried pea
black eyed pea		legume	protein	pulse		77	4.7	13.6	0.6	0.1	3.3	2	293	0	170		3	pantry	730	blackeyed pea, cowpea, crowder pea, pigeon pea, gandules, field pea, lobia
tofu		legume soy	protein	tofu		144	17.3	2.8	8.7	1.3	2.3	0	14	0	250	397	6	fridge	14	bean curd, beancurd, tahu, mori-nu tofu, sprouted tofu, cotton tofu, nigari tofu, momen tofu, block tofu, house foods tofu, nasoya tofu, cauldron tofu
silken tofu		legume soy	protein	tofu		61	6.5	1.8	3.7	0.5	0.2	0.7	8	0	250	349	6	fridge	14	soft tofu, japanese tofu
tempeh		legume soy	protein	tofu	wheat gluten	193	18.5	9.4	10.8	2.2	5	2	9	0	166	227	14	fridge	30	tempe
dried chickpea		legume	protein	dried pulse		364	19.3	60.6	6	0.6	17.4	10.7	24	0	200		4	pantry	730	dry chickpea, black chickpea, chana, channa, desi chickpea, brown chickpea, gram, raw chickpea
chickpea		legume	protein	pulse		139	7	22.5	2.8	0.2	6.4	4	246	0	160		3	pantry	730	garbanzo, chick pea, ceci, garbonzo bean
lima bean		legume starchy	protein	pulse		123	6.8	23.6	0.3	0.1	5.3	1.6	17	0	170		4	freezer	240	butter bean, madagascar bean, butterbean
fava bean dried		legume	protein	pulse		71	5.5	12.4	0.2	0	3.7	0	453	0	170		4	pantry	730	canned fava bean, field bean, dried split broad bean, foul, ful medammes
navy bean		legume	protein	pulse		113	7.5	20.4	0.4	0.1	5.1	0.3	448	0	182		3	pantry	730	small white bean, pea bean, haricot
baked bean		legume sugar	protein	pulse	mustard	94	4.8	21.1	0.4	0.1	4.1	8	343	0	254		3	pantry	730	bean in tomato sauce, bbq bean
pork and beans		legume pork	protein	tender meat	milk soy	106	5.2	20	1.6	0.6	5.5	8	414	7	253		3	pantry	730	beans with pork, pork bean, beans and wieners, bean with bacon
refried bean		legume pork animal_fat	protein	tender meat		91	5.4	15.3	1.2	0.4	5.1	0.5	449	0	238		4	pantry	730	frijoles refritos, refried pinto bean
adzuki bean		legume	protein	pulse		128	7.5	24.8	0.1	0	7.3	1	8	0	230		5	pantry	730	aduki bean, adzuki, azuki, small red bean
mung bean		legume	protein	quick pulse		347	23.9	62.6	1.1	0.3	16.3	6.6	15	0	207		4	pantry	730	moong dal, green gram, mung dal, mung, moong, horse gram, moth bean
cooked lentil		legume	protein	pulse		116	9	20.1	0.4	0.1	7.9	1.8	2	0	198		3	fridge	5	canned lentil, lentil can, sprouted lentil, steamed lentil, precooked lentil
lupin		legume lupin	protein	dried pulse	peanut	371	36.2	40.4	9.7	1.2	18.9	3	15	0	180		8	pantry	365	lupin flour, lupine, lupine flour, tremoco, lupini
soybean		legume soy	protein	pulse		173	16.6	9.9	9	1.3	6	3	1	0	172		4	pantry	365	soy bean, soy nut, soynut, soya, soya nut
textured vegetable protein		legume soy	protein	tofu	wheat gluten	331	58.1	30.9	0.5	0.1	5.5	20	3	0	90		10	pantry	365	tvp, soy protein, soy protein isolate, soya chunk, soya mince, soy chunk, soy curl, soy granule, soya protein, vegetable protein, hydrolyzed plant protein, soy protein powder, soya granule, nutrela, textured soya, soy flake, soy isolate, soy nugget
seitan		wheat	protein	tofu	soy	370	75.2	13.8	1.9	0.3	0.6	0	29	0	120		14	fridge	21	wheat meat, gluten, gluten flour, wheat protein, mian jin, mock chicken seitan, chicken style seitan, high gluten wheat, vital wheat gluten
veggie burger		legume soy wheat	protein	tofu	egg milk	177	15.7	14.3	6.3	1.4	4.9	1.1	569	5	130	70	14	freezer	180	vegetarian burger, vegan burger, meatless burger, veggie patty, plant based burger, soy burger, vegetable burger, gardenburger, meatless patty, boca
falafel		legume	protein	dried pulse	wheat gluten sesame	333	13.3	31.8	17.8	2.4	5	2	294	0	120	17	9	fridge	7	falafel ball, falafel patty, bean ball, felafel
hummus		legume sesame	sauce	dressing		166	7.9	14.3	9.6	1.4	6	0.5	379	0	246		8	fridge	10	houmous, hummous, hommus, chickpea dip, humus, hommous, houmus
bean dip		legume	sauce	savory sauce	milk	91	5.4	15.3	1.2	0.4	5.1	0.5	449	0	240		7	fridge	10	bean spread, bean puree
yuba		legume soy	protein	pulse		271	17.2	10.5	20.2	2.9	3.9	2.7	16	0	130	15	14	fridge	14	bean curd stick, tofu sheet, beancurd sheet, beancurd skin, bean curd wrapper, foo jook, bean curd sheet, bean curd skin
okara		legume soy	binder	other		77	3.2	12.5	1.7	0.2	0	0	9	0	122		5	fridge	5	soy pulp, soybean pulp, soya pulp, tofu lees
aquafaba		legume	binder	other		18	1	3	0.1	0	0	0	100	0	240		2	fridge	5	chickpea liquid, chickpea brine, chickpea water, bean cooking liquid
legume	yes	legume	protein	pulse	soy lupin	114	7.3	21.2	0.3	0.1	4.8	0.3	5	0	180		4	pantry	540	pulse, bean mix, dal mix, pea protein, pea protein isolate, pea flour protein, pea protein powder
bean	yes	legume	protein	pulse		114	7.3	21.2	0.3	0.1	4.8	0.3	5	0	179		3	pantry	730	three bean mix, romano bean, four bean mix, marrow bean, scarlet runner bean, chili starter, flor de mayo bean, frijol, frijole, chili bean, canned chili bean, gigante bean, ox-eye bean, shelling bean, shell bean, mayocoba bean, peruano bean, rancho gordo bean, canary bean, anasazi bean, tepary bean, tongue of fire bean, tiger eye bean, appaloosa bean, jacob's cattle bean, soldier bean, yellow eye bean, trout bean, rattlesnake bean, good mother stallard bean, eye of the goat bean, sulphur bean, snowcap bean, judion bean, coco bean, tarbais bean, bolita bean, zolfini bean, sorana bean
white bean		legume	protein	pulse		114	7.3	21.2	0.3	0.1	4.8	0.3	5	0	179		3	pantry	730	cannellini, great northern bean, white kidney bean, flageolet, corona bean, gigandes, fasolia, ayocote blanco, borlotto bianco, alubia
red lentil		legume	protein	quick pulse		345	24.9	59.1	2.2	0.4	10.8	2	7	0	192		4	pantry	730	masoor, orange lentil, dal, daal, dhal, yellow lentil, split chickpea, toor, toovar
red bean paste		legume sugar	sweet	curry paste		237	3.8	55	0	0	0	35	218	0	300		8	pantry	365	anko, sweet bean paste, azuki bean paste, adzuki bean paste, tsubuan, koshian, sweetened red bean
urad dal		legume	protein	quick pulse		341	25.2	59	1.6	0.1	18.3	2	38	0	207		4	pantry	730	black gram, urad, urid dal, matpe bean, urad daal
meat substitute	yes	legume soy wheat	protein	pulse	egg milk	177	15.7	14.3	6.3	1.4	4.9	1.1	569	5	130	70	14	freezer	180	meat alternative, vegan meat, plant based meat, vegetarian meat, burger style crumble, veggie ground, vegetarian ground meat, meatless burger crumble, vegan chicken, vegetarian chicken, veggie meatball, vegan meatball, meatless meatball, vegetarian burger crumble, vegetable protein crumble, tofu dog, soya meat, vegan beef, plant based chicken, chickn, vegetarian beef
tofu skin	yes	legume soy	protein	tofu		271	17.2	10.5	20.2	2.9	3.9	2.7	16	0	130	15	14	fridge	14
fermented black bean		legume soy	seasoning	spice	wheat gluten	180	16	18	6	1	6	1	5500	0	170	1	12	pantry	365	salted black bean, preserved black bean, douchi, black bean preserved, chinese black bean, dou chi
fermented tofu		legume soy	seasoning	spice	wheat gluten	116	8.2	5.2	8	1.2	0	0	2873	0	230	11	12	fridge	365	fermented bean curd, stinky tofu, preserved bean curd, sufu, fuyu, preserved tofu, red bean curd, chao, furu, nam yu, nam yee, tofuru
natto		legume soy	protein	pulse		212	17.7	14.4	11	1.6	5.4	4.9	7	0	175	45	12	fridge	14	fermented soybean
fried tofu		legume soy oil	protein	tofu		271	17.2	10.5	20.2	2.9	3.9	2.7	16	0	90	13	14	fridge	7	aburaage, abura age, aburage, atsuage, inari, inari age, inari pocket, tofu puff, fried bean curd, fried beancurd, fried tofu pouch
freeze dried tofu		legume soy	protein	tofu		480	47.9	14.6	30.3	4.4	7.2	0	6	0		17	30	pantry	365	dried tofu, koya tofu, kouya tofu, dried bean curd, koya dofu
vegetarian sausage		legume soy wheat	protein	sausage	egg milk	257	18.5	9.8	18.2	2.9	2.8	0	888	0	140	70	15	fridge	21	veggie sausage, meatless sausage, plant based sausage, soy sausage, veggie dog, veggie hot dog, vegetarian hot dog, vegan chorizo, soyrizo, soy chorizo, vegetarian sausage link, vegan sausage
vegetarian bacon		legume soy wheat	protein	bacon	egg	310	10.7	6.3	29.5	4.6	2.6	0	1465	0	144	8	18	fridge	21	veggie bacon, tempeh bacon, imitation bacon bit, vegan bacon bit, meatless bacon, vegan bacon
vegetarian mince		legume soy wheat	protein	ground meat	egg milk	170	18	9	7	1.5	5	1	480	0	140		15	freezer	180	veggie mince, veggie crumble, vegan mince, meatless crumble, soy crumble, veggie ground round, plant based ground, meatless ground, vegetarian ground beef, vegetarian crumble, vegan ground beef, gardein crumble, morningstar crumble
quorn		mushroom egg	protein	mushroom	milk wheat gluten	105	14	6.5	3	0.7	6	0.5	350	0	140		14	freezer	180	mycoprotein
dried bean		legume	protein	dried pulse		333	23.4	60.3	0.8	0.2	15.2	2.1	16	0	195		4	pantry	730	dried black bean, dried kidney bean, dried pinto bean, dried navy bean, dried white bean, dry bean, dry black bean, dry pinto bean, dry kidney bean, dry navy bean, dry white bean, dried cannellini bean, dried great northern bean, dried red kidney bean, dried lima bean, dried borlotti bean, dried cranberry bean, dried red bean, dried black eyed pea, dry black eyed pea, dried butter bean, dried fava bean, soup bean, bean soup mix, dried adzuki bean, dry red bean, dry lima bean, dry great northern bean
vegetarian refried bean		legume	protein	pulse		83	5.3	13.5	0.9	0.1	4.7	0.6	430	0	238		4	pantry	730	fat free refried bean, vegan refried bean, refried black bean, low fat refried bean
`,
  'meat.tsv': `name	class	kinds	role	cookingClass	mayContain	calories	protein	carbohydrates	fat	saturatedFat	fiber	sugar	sodium	cholesterol	gramsPerCup	gramsPerPiece	pricePerKg	place	days	aliases
chicken breast		poultry	protein	poultry		120	22.5	0	2.6	0.6	0	0	45	73	140	174	9	fridge	2	chicken tender, chicken tenderloin, chicken cutlet, chicken fillet, pechuga de pollo
chicken thigh		poultry	protein	poultry		221	16.5	0.2	16.6	4.5	0	0	81	98	140	130	6	fridge	2
chicken		poultry	protein	poultry		215	18.6	0	15.1	4.3	0	0	70	75	140	1500	5	fridge	2	hen, capon, poussin, cornish game hen, broiler, fryer, poulet, pollo, chicken oyster
cooked chicken		poultry	protein	cooked meat		239	27.3	0	13.6	3.8	0	0	82	88	140	900	11	fridge	4	rotisserie chicken, shredded chicken, roast chicken, roasted chicken, leftover chicken, grilled chicken, tandoori chicken
chicken leg		poultry	protein	bone-in poultry		214	16.4	0.2	15.9	4.4	0	0	84	93	140	110	4	fridge	2	drumstick, chicken quarter, chicken maryland
chicken wing		poultry	protein	bone-in poultry		191	17.5	0	12.8	4.1	0	0	84	111	140	90	7	fridge	2	wing, wingette, chicken drumette, drummette
ground chicken		poultry	protein	ground meat		143	17.4	0	8.1	2.3	0	0	60	86	225		9	fridge	2	minced chicken, chicken mince
turkey		poultry	protein	poultry		143	21.6	0	5.6	1.5	0	0.1	112	72	140	5000	5	fridge	2
turkey breast		poultry	protein	poultry		114	23.7	0	1.5	0.3	0	0.1	113	57	140	900	9	fridge	2	turkey cutlet, turkey tenderloin
ground turkey		poultry	protein	ground meat		150	18.7	0	8.3	2.2	0	0	69	74	225		9	fridge	2	minced turkey, turkey mince
duck		poultry	protein	bone-in poultry		404	11.5	0	39.3	13.2	0	0	63	76	140	1800	14	fridge	2	duckling
beef		beef	protein	tender meat		180	19.2	0	11.5	5	0	0	81	69	140		14	fridge	4	stew meat, stew beef, braising steak, stewing steak, keema meat, chile colorado, barbacoa, carne de res, ropa vieja, beef carpaccio, steak tartare
ground beef		beef	protein	ground meat		254	17.2	0	20	7.6	0	0	66	71	225	113	11	fridge	2	minced beef, hamburger, ground chuck, mince, keema, qeema, carne molida
beef chuck		beef	protein	tough meat		180	19.2	0	11.5	5	0	0	81	69	140	1300	13	fridge	4	chuck, pot roast, beef roast, rump roast, round roast, beef shoulder, blade steak, feather blade, brisket point
flank steak		beef	protein	tender meat		155	21.2	0	7.2	3	0	0	54	65	140	700	20	fridge	4	skirt steak, beef flank, flap meat, bavette steak
beef tenderloin		beef	protein	tender meat		247	19.6	0	18.2	7.3	0	0	51	85	140	170	40	fridge	4	filet mignon, beef fillet, fillet steak, beef filet, tenderloin steak, chateaubriand, eye fillet, chateau steak
brisket		beef	protein	tough meat		165	20.3	0	9.3	3.6	0	0	80	67	140	2000	12	fridge	4
beef rib		beef	protein	tough meat		388	14.4	0	36.2	15.8	0	0	49	76		250	16	fridge	4	short rib, beef back rib, prime rib, rib roast
pork		pork	protein	tender meat		177	20.1	0	10.1	3.1	0	0	54	65	140		8	fridge	3	fresh ham, pork joint, pork stew meat, pig, cerdo
pork shoulder		pork	protein	tough meat		211	17.3	0	15.2	5.3	0	0	63	68	140	2000	6	fridge	3	pork butt, boston butt, pulled pork, picnic shoulder, carnitas, pork collar, cochinita pibil, lechon asado, sisig
pork loin		pork	protein	tender meat		198	19.7	0	12.6	4.4	0	0	50	63	140	1500	8	fridge	3	pork rack
pork tenderloin		pork	protein	tender meat		120	20.6	0	3.5	1.2	0	0	52	65	140	450	9	fridge	3	pork fillet
pork chop		pork	protein	tender meat		170	20.7	0	9	3	0	0	55	69	140	170	8	fridge	3
pork belly		pork	protein	tough meat		518	9.3	0	53	19.3	0	0	32	72	140		10	fridge	3	side pork
pork rib		pork	protein	tough meat		277	15.5	0	23.4	7.5	0	0	81	80		100	9	fridge	3	rib, sparerib
ground pork		pork	protein	ground meat		263	16.9	0	21.2	7.9	0	0	56	72	225		8	fridge	2	minced pork, pork mince
bacon		pork processed_meat	protein	bacon		417	12.6	1.3	39.7	13.3	0	1	662	66	220	28	13	fridge	7	rasher, bacon lardon, tasso, streaky, tocino, tocino de cerdo
pancetta		pork processed_meat	protein	bacon		417	12.6	1.3	39.7	13.3	0	1	662	66	150	20	24	fridge	14	guanciale
ham		pork processed_meat	protein	cooked meat		163	16.6	3.8	8.6	2.9	1.3	0	1143	57	140	28	11	fridge	7	honey ham, gammon, jambon
prosciutto		pork processed_meat	protein	cooked meat		195	28	0.5	9	3.2	0	0	2500	80	130	14	38	fridge	14	parma ham, serrano ham, jamon, jamon serrano, jamon iberico, speck, prosciutto di parma, bresaola pork, proscuitto, pata negra, prosciutto crudo, jambon de bayonne
chorizo		pork processed_meat	protein	sausage		455	24.1	1.9	38.3	14.4	0	0	1235	88	140	60	16	fridge	14
italian sausage		pork processed_meat	protein	sausage		346	14.2	0.7	31.3	11.3	0	0	731	76	140	113	10	fridge	3	italian sausage link, italian pork sausage, luganega, bulk italian sausag
smoked sausage		pork processed_meat	protein	sausage		309	12.2	2.8	27.3	9.2	0	1.6	667	66	140	85	11	fridge	14	kielbasa, andouille, polish sausage, linguisa, linguica, chourico, hot links
lamb		lamb	protein	tender meat		134	20.2	0	5.3	1.9	0	0	65	65	140		18	fridge	3	lamb stew meat, mutton, hogget, lamb chump, lamb henry
ground lamb		lamb	protein	ground meat		282	16.6	0	23.4	10.2	0	0	59	73	225		16	fridge	2	minced lamb, lamb mince
leg of lamb		lamb	protein	tough meat		230	17.9	0	17.1	7.4	0	0	59	69	140	2000	18	fridge	3	leg lamb, lamb leg, lamb shoulder, lamb shank, lamb roast
lamb chop		lamb	protein	tender meat		310	16.3	0	26.5	11.8	0	0	56	74		100	26	fridge	3	rack of lamb, lamb cutlet, lamb rib chop, lamb loin chop, lamb rack
veal		meat beef	protein	tender meat		144	19.4	0	6.8	2.8	0	0	82	82	140		26	fridge	3	veal scallop, ossobuco, rose veal
canadian bacon		pork processed_meat	protein	cooked meat		111	20.2	1.3	2.8	0.9	0	0.9	743	48	140	28	14	fridge	7	back bacon, peameal bacon
turkey bacon		poultry processed_meat	protein	bacon		250	15.1	1.7	20.3	5.3	0	1.8	1213	90	140	14	13	fridge	7	chicken bacon, beef bacon, duck bacon
cooked bacon		pork processed_meat	protein	cooked meat	soy	468	33.9	1.7	35.1	12	0	0	1684	99	80	11	26	fridge	5	crisp bacon, crumbled bacon, fried bacon, bacon crumble, precooked bacon, bacon piece, bacon bit
lean ground beef		beef	protein	ground meat		176	20	0	10	4.1	0	0	66	65	225	113	13	fridge	2	ground sirloin, lean minced beef, lean mince, ground round, lean steak mince, lean ground meat
hamburger patty		beef	protein	ground meat	wheat gluten	254	17.2	0	20	7.7	0	0	67	71		113	12	freezer	120	beef patty, burger patty, burger, hamburger pattie, meat patty
chicken sausage		poultry processed_meat	protein	sausage		155	18.8	0.5	8.1	2	0	0	593	75	140	85	11	fridge	5	turkey sausage, chicken apple sausage, turkey italian sausage, turkey breakfast sausage, turkey kielbasa, turkey sausage link, chicken andouille sausage, chicken italian sausage, turkey smoked sausage
turkey ham		poultry processed_meat	protein	cooked meat		100	16.4	3.3	2.2	0.3	0	3.3	941	50	140	28	16	fridge	5	turkey pastrami, turkey salami, turkey pepperoni, turkey bologna, smoked turkey, deli turkey, turkey breast deli meat, sliced turkey, smoked turkey breast, deli turkey breast, turkey lunch meat, turkey slice, sliced turkey breast, roast turkey breast, turkey cold cut, turkey deli meat, oven roasted turkey breast, chicken cold cut, deli chicken, chicken ham, smoked chicken, smoked chicken breast, turkey neck smoked
cooked turkey		poultry	protein	cooked meat		189	28.6	0.1	7.4	2.2	0	0	103	109	140	900	11	fridge	4	roast turkey, leftover turkey, shredded turkey
cooked chicken breast		poultry	protein	cooked meat		165	31	0	3.6	1	0	0	74	85	140	170	14	fridge	4	grilled chicken breast, grilled chicken strip
chicken liver		poultry	protein	poultry		119	16.9	0.7	4.8	1.6	0	0	71	345	140	44	5	fridge	2	chicken livers pate base
goose		poultry game	protein	bone-in poultry		181	22.7	0	9.3	2.7	0	0	40	71	140	700	18	fridge	2
quail		poultry game	protein	bone-in poultry		192	19.6	0	12.1	3.4	0	0	53	76	140	109	25	fridge	2
balut		poultry egg	protein	poultry		188	13.7	1.7	14.2	4	0	1	170	600		60	14	fridge	7	penoy
duck breast		poultry	protein	poultry		202	18.3	0	14	4	0	0	63	100	140	200	22	fridge	2	magret, magret de canard
duck confit		poultry	protein	cooked meat		337	19	0	28.4	9.7	0	0	59	84	140	150	30	fridge	21	confit duck leg, confit de canard, roast duck, cooked duck, confit
rabbit		meat game	protein	tough meat		136	20.1	0	5.5	1.7	0	0	41	57	140	1200	16	fridge	2	rabbit saddle, hare
venison		meat game	protein	tough meat		120	23	0	2.4	0.9	0	0	51	85	140		25	fridge	3	deer, venison haunch, venison stew meat, roe deer
goat		meat lamb	protein	tough meat		109	20.6	0	2.3	0.7	0	0	82	57	140		16	fridge	3	chevon, cabrito, curry goat meat
beef shank		beef	protein	tough meat		128	21.8	0	3.9	1.3	0	0	63	39	140	500	10	fridge	3	beef shin, shin beef, osso bucco, shin of beef
beef liver		meat beef	protein	tender meat		135	20.4	3.9	3.6	1.2	0	0	69	275	140	113	7	fridge	2	liver
tripe		meat pork beef	protein	tough meat		85	12.1	0	3.7	1.3	0	0	97	122	140		8	fridge	2	honeycomb tripe
corned beef		beef processed_meat	protein	cooked meat		198	14.7	0.1	14.9	4.7	0	0	1217	54	140	28	15	fridge	7	salt beef, corned beef hash
pastrami		beef processed_meat	protein	cooked meat		147	21.8	0.4	5.8	2.7	0	0.1	1078	68	140	28	24	fridge	5	montreal smoked meat
beef jerky		beef processed_meat	protein	cooked meat	soy wheat gluten	410	33.2	11	25.6	10.8	1.8	9	2081	48	90	20	50	pantry	180	dried beef, carne seca, bresaola, chipped beef, pastirma, basturma, cecina, turkey jerky, machaca, bundnerfleisch, beef stick, meat stick, slim jim, bakkwa, tasajo
salami		pork processed_meat	protein	cooked meat		378	20.9	0.6	31.8	11.5	0	0.2	1737	108	120	10	22	fridge	30	salame
pepperoni		pork processed_meat	protein	cooked meat		494	22.7	0	44	14.9	0	0	1761	105	138	2	18	fridge	30
bologna		pork processed_meat	protein	cooked meat	milk soy	308	15.2	5.5	24.6	9.3	0	4.4	960	60	138	28	10	fridge	7	polony
hot dog		pork beef processed_meat	protein	sausage	milk soy	305	11.5	1.7	27.6	10.8	0	0	819	50	151	45	10	fridge	14	frankfurter, wiener, vienna sausage, cocktail sausage, cocktail frank, weiner, wienerwurst, lil smokies, smokie, cocktail wiener, hotdog, beef frank, little smokies, saveloy, corn dog filling, frank, beef frank wiener, hebrew national
bratwurst		pork processed_meat	protein	sausage	wheat gluten milk	333	13.7	2.9	29.2	10	0	0	846	74	140	85	11	fridge	4	brat, german sausage
blood sausage		pork processed_meat wheat	protein	sausage	gluten milk	379	14.6	1.3	34.5	13.4	0	1.3	680	120	140	85	12	fridge	5	soondae, sundae sausage, kishka, kiszka, drisheen, biroldo, kaszanka, chourico negro
black sausage	yes	pork processed_meat wheat	protein	sausage	gluten milk	379	14.6	1.3	34.5	13.4	0	1.3	680	120		100	12	fridge	7	stornoway black pudding
beef wellington		beef pork wheat egg dairy	protein	tender meat	soy	290	13	16	19	8	0.8	1	420	80		150	20	freezer	90
merguez		lamb beef processed_meat	protein	sausage	wheat gluten	300	15	2	26	10	0	0	700	70	140	75	15	fridge	3	lamb sausage
meatball		beef pork wheat egg dairy	protein	ground meat		280	14	8	21	8	1	2	650	70	150	28	11	freezer	120	turkey meatball, albondiga, frikadelle, crepinette
salt pork		pork animal_fat	fat	bacon		748	5	0	80.5	29.4	0	0	2684	86	140	28	9	fridge	60	fatback, fat back, pork back fat, pork skin, lardon, pork fat trimming, crackling, pig skin, jowl bacon, jowl, pork cheek, petit sale, salo
ham hock		pork	protein	bacon		212	23.2	0	12.6	3.6	0	0	132	88	140	300	6	fridge	5	smoked hock, pork knuckle, pork hock, ham shank
sausage	yes	pork processed_meat	protein	sausage	wheat gluten	287	15.4	0.7	24.8	7.6	0	0.9	740	70	140	75	10	fridge	3	sausage link, sausage patty, breakfast sausage, casing, hog casing, wurst, sausage meat
meat	yes	meat beef pork	protein	tender meat		180	19.2	0	11.5	5	0	0	81	69	140		12	fridge	3	stew meat mix, meat scrap, meat juice, meat extract, taco meat, bones, carcass, ground meat, minced meat, mixed ground meat, cooking juice, roasting juice
poultry	yes	poultry	protein	poultry		215	18.6	0	15.1	4.3	0	0	70	75	140	1500	6	fridge	2	fowl
steak	yes	beef	protein	tender meat		201	20.3	0	12.7	5.1	0	0	52	75	140	225	22	fridge	4	carne asada, steak umm, steakumm
rib eye steak		beef	protein	tender meat		274	17.5	0	22.1	9	0	0	56	68	140	340	32	fridge	4	ribeye, rib eye, rib steak, delmonico steak, scotch fillet, cowboy steak, tomahawk steak, tomahawk
pate		poultry pork	protein	cooked meat	milk egg	319	14.2	1.5	28	9.6	0	0	697	255	208		30	fridge	7	foie gras, terrine, liver mousse, pate de campagne, fish pate free, mushroom pate free, pate de foie, cretons
char siu		pork	protein	tender meat	soy wheat gluten	240	22	8	13	4.5	0	6	500	75	140		18	fridge	4	barbecued pork, bbq pork, barbecue pork, cha shu, chashu, roast pork, roasted pork, cooked pork, shredded pork, kalua pork, al pastor, gyro pork, crispy pork, siu yuk, lechon, pork floss, cooked pulled pork, rousong
chicken nugget		poultry wheat	protein	cooked meat	egg milk soy	261	14.4	16.2	15.4	3.4	0.7	1.3	538	34	140	18	11	freezer	180	chicken strip, chicken patty, breaded chicken breast, chicken schnitzel, chicken cutlet breaded, breaded chicken tender
chicken fried steak		beef pork wheat egg dairy	protein	other	soy	270	15	16	16	4.5	0.8	1	500	60		120	13	freezer	90	veal schnitzel, breaded veal, breaded pork chop
crocodile		meat game	protein	tender meat		120	23	0	2.4	0.9	0	0	51	85	140		40	freezer	120	python
sirloin steak		beef	protein	tender meat		201	20.3	0	12.7	5.1	0	0	52	75	140	225	22	fridge	4	sirloin, strip steak, rump steak, round steak, cube steak, tri tip, flat iron steak, london broil, top round, striploin, beef round, eye of round, beef rump, picanha, onglet, bottom round, beef strip, skirt, top loin, shell steak, porterhouse, silverside, topside, vacio, asado, chuck eye, teres major, petite tender, beef navel, denver steak
poultry offal	yes	poultry	protein	poultry		119	16.9	0.7	4.8	1.6	0	0	71	345	140	44	5	fridge	2	giblet, gizzard, chicken feet, chicken foot, chicken offal, chicken back, turkey giblet stock, chicken paw
game bird	yes	poultry game	protein	poultry		181	22.7	0	9.3	2.7	0	0	40	71	140	700	18	fridge	2	pheasant, grouse, partridge, pigeon, squab, guinea fowl, guinea hen, mallard, ostrich, emu, woodcock, snipe, ptarmigan, silkie chicken, quail bird, teal
game	yes	meat game	protein	tender meat		120	23	0	2.4	0.9	0	0	51	85	140		25	fridge	3	kangaroo, antelope, bear, squirrel, alligator, turtle, horse, frog, snake, iguana, beaver, camel, yak, agouti, capybara, wallaby, llama, guinea pig, cuy, raccoon
soup bone	yes	beef	protein	bones		128	21.8	0	3.9	1.3	0	0	63	39	140	500	10	fridge	3	marrow, neck bone, meat bone, knuckle bone, beef tendon, tendon
offal	yes	meat pork beef	protein	tender meat	wheat gluten	85	12.1	0	3.7	1.3	0	0	97	122	140		8	fridge	2	intestine, pork stomach, cow foot, calf foot, lamb tongue, organ meat, variety meat, pig blood, pork blood, duck blood, beef blood, lamb offal, omentum, testicle, andouillette, udder, cow heel, mondongo, veal foot
cured sausage	yes	pork processed_meat	protein	sausage		378	20.9	0.6	31.8	11.5	0	0.2	1737	108	120	10	22	fridge	30	soppressata, cervelat, summer sausage, finocchiona, sopressata, chinese sausage, landjager, saucisson, saucisson sec, dried sausage, fuet, salchichon, chinese pork sausage, lap chong, peperone, salamino, sujuk, sucuk, salume, salumi, cured pork sausage, capicola, coppa, capocollo, copa, lonza, culatello, lardo, charcuterie, lonzino, mocetta, prosciutto cotto, lop chong, lop cheong, cabanossi, chistorra, ciauscolo, kabanos, krakowska, lomo, spek, pinkel, lap xuong
cold cut	yes	pork processed_meat	protein	tender meat	milk soy	308	15.2	5.5	24.6	9.3	0	4.4	960	60	138	28	10	fridge	7	lunch meat, deli meat, olive loaf, luncheon loaf, ham loaf, meat loaf deli, potted meat, fleischwurst, leberkase, gelbwurst, lyoner, teewurst, mettwurst, extrawurst, jagdwurst, devilled ham, fleischkase, bierwurst
fresh sausage	yes	pork processed_meat	protein	sausage	wheat gluten	333	13.7	2.9	29.2	10	0	0	846	74	140	85	11	fridge	4	bockwurst, knockwurst, knackwurst, boerewors, boudin blanc, cumberland sausage, lincolnshire sausage, toulouse sausage, chipolata, thuringer, nurnberger, currywurst, irish sausage, british sausage, cervelas, rookworst, longaniza, loukaniko, butifarra, botifarra, medisterpolse, salsiccia, sobrasada, sobrassada, morcon, sai ua, nem chua, naem, makanek, chaurice, cotechino, zampone, cha lua, falukorv
kebab	yes	lamb beef processed_meat	protein	cooked meat	wheat gluten	300	15	2	26	10	0	0	700	70	140	75	15	fridge	3	beef sausage, makanek lamb, shawarma, doner, souvlaki
pork cut	yes	pork	protein	tender meat		212	23.2	0	12.6	3.6	0	0	132	88	140	300	6	fridge	5	pork foot, pig feet, pigtail, eisbein, pigs ear, suckling pig, porchetta, whole hog
bison		meat game	protein	tender meat		146	20.2	0.1	7.2	2.9	0	0	70	55	225	113	24	fridge	2	buffalo
wild boar		pork game	protein	tender meat		122	21.5	0	3.3	1	0	0	0	0	140		22	fridge	3	boar
elk		meat game	protein	tender meat		111	22.9	0	1.4	0.5	0	0	58	55	140		26	fridge	3	moose, caribou, reindeer
oxtail		beef	protein	tough meat		262	18	0	21	8	0	0	75	80	140	120	14	fridge	3	ox tail, beef tail
roast beef		beef	protein	tender meat		160	24	1	6.5	2.5	0	0.5	600	65	140	28	24	fridge	4	cooked beef, cooked steak
mortadella		pork processed_meat	protein	cooked meat	tree_nut milk	311	16.4	3	25.4	9.5	0	0	1246	56	138	15	18	fridge	7
spam		pork processed_meat	protein	cooked meat		293	12.5	3.4	25.1	8.9	0	0	1036	76	138	56	12	pantry	900	luncheon meat, treet
liverwurst		pork processed_meat	protein	tender meat	milk wheat gluten	326	14.1	2.2	28.5	10.6	0	0	860	158	220	28	14	fridge	7	liver sausage, liver spread, leberwurst
beef tongue		beef	protein	tender meat		224	14.9	3.7	16.1	7	0	0	69	87	140		12	fridge	3	tongue
kidney		meat beef pork	protein	tender meat		99	17.4	0.3	3.1	0.9	0	0	182	411	140	80	9	fridge	2	beef kidney, lamb kidney, veal kidney, pork kidney
sweetbread		meat beef	protein	tender meat		101	17.2	0	3.1	0.8	0	0	67	250	140		24	fridge	2
pork liver		pork	protein	tender meat		134	21.4	2.5	3.6	1.2	0	0	87	301	140	113	5	fridge	2	pig liver
lamb liver		lamb	protein	tender meat		139	20.4	1.8	5	1.9	0	0	70	371	140	113	7	fridge	2
`,
  'name-words.tsv': `#
#
word	meanings
a	modifier
added	modifier
african	modifier
aged	modifier
agli	dish
ai	dish
al	dish
alaskan	modifier
all	modifier
alla	dish
alle	dish
allo	dish
almondine	dish
amandine	dish
american	modifier
an	modifier
and	modifier
antibiotic	modifier
any	modifier
approximately	modifier
argentine	modifier
aromatic	modifier
as	modifier
asian	modifier
assorted	modifier
atlantic	modifier
au	dish
australian	modifier
authentic	modifier
aux	dish
avec	dish
baby	modifier
back	part
bag	modifier
baked	modifier
ballotine	dish
barbecued	modifier
base	modifier
basic	modifier
basque	modifier
battered	dish
beaten	modifier
belgian	modifier
belly	part
best	modifier
big	modifier
bit	modifier part
bite	modifier
bitter	modifier
black	modifier
blackened	modifier
blanched	modifier
bleached	modifier
blend	part
block	modifier
blond	modifier
blonde	modifier
blossom	part
boiled	modifier
boiling	modifier
bone	part
boned	modifier
boneless	modifier
bottle	modifier
bottled	modifier
bottom	part
bought	modifier
boulangere	dish
box	modifier
boxed	modifier
braised	modifier
branch	part
brand	modifier
brazilian	modifier
breaded	dish
breast	part
bright	modifier
british	modifier
broiled	modifier
brown	modifier
bud	part
bulb	part
bunch	modifier part
butt	part
butterflied	modifier
cage	modifier
cajun	modifier
california	modifier
can	modifier
canadian	modifier
candied	dish
canned	modifier
cannon	part
cap	part
cape	modifier
cara	modifier
caramelized	modifier
carcass	part
carton	modifier
casserole	dish
charred	modifier
cheek	part
chilled	modifier
chinese	modifier
choice	modifier
chop	part
chopped	modifier
chowder	describing
chump	part
chunk	modifier part
chunky	modifier
classic	modifier
claw	part
cleaned	modifier
clove	part
cm	modifier
coarse	modifier
coarsely	modifier
cob	part
cold	modifier
collar	part
color	modifier
colored	modifier
con	dish
concentrate	part
confit	modifier
container	modifier
cook	modifier
cooked	modifier
cool	modifier
cored	modifier
couple	modifier
cowboy	dish
creamed	dish
creole	modifier
crispy	modifier
crop	modifier
crown	part
crumb	modifier
crumbed	dish
crumbled	modifier
crunchy	modifier
crushed	modifier
crusted	dish
crystal	part
cuban	dish
cube	modifier part
cubed	modifier
cup	modifier
cured	modifier
curl	modifier part
curried	dish
cushion	part
cut	modifier
cutlet	part
danish	modifier
dark	modifier
day	modifier
deboned	modifier
deep	modifier
defrosted	modifier
dehydrated	modifier
delmonico	dish
deseeded	modifier
desired	modifier
dessert	describing
deveined	modifier
deviled	dish
devilled	dish
diamond	modifier
dice	modifier
diced	modifier
dirty	dish
divided	modifier
domestic	modifier
double	modifier
drained	modifier
dried	modifier
drumstick	part
dry	modifier
duchess	dish
duchesse	dish
dust	part
dutch	modifier
each	modifier
ear	part
easy	modifier
egyptian	modifier
english	modifier
enriched	modifier
escabeche	modifier
escalope	part
essence	modifier
european	modifier
everyday	modifier
expeller	modifier
extra	modifier part
fancy	modifier
farm	modifier
farmed	modifier
fast	modifier
fat	describing
favorite	modifier
favourite	modifier
fed	modifier
few	modifier
field	modifier
filet	part
fillet	part
filleted	modifier
filtered	modifier
fine	modifier
finely	modifier
firm	modifier
firmly	modifier
flake	part
flaked	modifier
flank	part
flat	modifier
flavored	modifier
flavorful	modifier
flesh	part
florentine	dish
floret	modifier part
florida	modifier
floury	modifier
flower	part
flowerette	part
for	modifier
fortified	modifier
fragrant	modifier
free	modifier
freeze	modifier
french	modifier
fresh	modifier
freshly	modifier
fricassee	dish
fried	modifier
from	modifier
frond	part
frozen	modifier
fry	modifier
fullfat	modifier
galantine	dish
garden	modifier
garnish	modifier part
garnishing	modifier
generous	modifier
german	modifier
giant	modifier
giblet	part
gizzard	part
glazed	dish
gold	modifier
golden	modifier
good	modifier
gourmet	modifier
grain	modifier
gram	modifier
granule	part
grass	modifier
grated	modifier
gratin	dish
greek	modifier
green	modifier part
greenhouse	modifier
grilled	modifier
ground	modifier
gutted	modifier
half	modifier part
halved	modifier
hand	modifier
handful	modifier
hard	modifier
hasselback	dish
haunch	part
hawaiian	modifier
head	modifier part
heaped	modifier
heaping	modifier
heart	part
heat	modifier
heirloom	modifier
her	modifier
high	modifier
his	modifier
home	modifier
homemade	modifier
homogenized	modifier
hormone	modifier
hot	modifier
hothouse	modifier
hulled	modifier
hungarian	modifier
husked	modifier
hydrated	modifier
imported	modifier
in	modifier
inch	modifier
indian	modifier
instant	modifier
involtini	dish
iranian	modifier
irish	modifier
israeli	modifier
italian	modifier
its	modifier
japanese	modifier
jar	modifier
jarred	modifier
joint	part
julienne	modifier
julienned	modifier
jumbo	modifier
kernel	part
kidney	part
kilogram	modifier
kind	modifier
knuckle	part
korean	modifier
lake	modifier
large	modifier
lb	modifier
leaf	part
lean	modifier
lebanese	modifier
leftover	modifier
leg	part
less	modifier
level	modifier
light	modifier
lightly	modifier
liquid	part
lite	modifier
live	modifier
liver	part
loaded	dish
lobe	part
local	modifier
loin	part
long	modifier
loose	modifier
loosely	modifier
low	modifier
lowcalorie	modifier
lower	modifier
lowfat	modifier
lowsalt	modifier
lowsugar	modifier
lukewarm	modifier
lump	modifier
lyonnaise	dish
made	modifier
main	modifier
maine	modifier
manchurian	dish
marinated	modifier
market	modifier
mashed	modifier
matchstick	modifier
mature	modifier
mealy	modifier
meat	part
medallion	part
mediterranean	modifier
medium	modifier
medley	part
melted	modifier
mexican	modifier
mild	modifier
mimosa	dish
mince	part
minced	modifier
mini	modifier
miniature	modifier
mit	dish
mix	modifier
mixed	modifier
mixture	part
moist	modifier
more	modifier
moroccan	dish
mountain	modifier
mulled	modifier
my	modifier
narrow	modifier
natural	modifier
neck	part
needed	modifier
needle	part
nest	part
new	modifier
nib	part
no	modifier
noisette	part
nonfat	modifier
north	modifier
norwegian	modifier
ocean	modifier
of	modifier
off	modifier
old	modifier
on	modifier
only	modifier
optional	modifier
or	modifier
orange	modifier
organic	modifier
oriental	modifier
original	modifier
other	modifier
ounce	modifier
our	modifier
overnight	modifier
overripe	modifier
own	modifier
oz	modifier
pacific	modifier
pack	modifier
package	modifier
packaged	modifier
packed	modifier
packet	modifier
paillard	part
pale	modifier
parboiled	modifier
parmentier	dish
part	modifier
paste	part
pasteurized	modifier
peel	part
peeled	modifier
pellet	part
per	modifier
persian	modifier
pickled	modifier
piece	modifier part
pink	modifier
pit	part
pitted	modifier
plain	modifier
plate	modifier
plus	modifier
poached	modifier
pod	part
polish	modifier
polonaise	dish
portion	modifier part
pound	modifier
pounded	modifier
powder	part
precooked	modifier
preferred	modifier
premium	modifier
prepared	modifier
pressed	modifier
prewashed	modifier
provencal	dish
provencale	dish
pullet	modifier
pulp	part
purchased	modifier
pure	modifier
puree	part
pureed	modifier
purple	modifier
purpose	modifier
quality	modifier
quarter	modifier
quartered	modifier
quick	modifier
rack	part
ragout	dish
rainbow	modifier
raised	modifier
rancho	modifier
range	modifier
ratte	modifier
raw	modifier
ready	modifier
readymade	modifier
real	modifier
reconstituted	modifier
red	modifier
reduced	modifier
refined	modifier
refrigerated	modifier
regular	modifier
rehydrated	modifier
remaining	modifier
reserved	modifier
rib	modifier part
ribbon	modifier
rich	modifier
rind	part
ring	modifier part
rinsed	modifier
ripe	modifier
ripped	modifier
river	modifier
roast	part
roasted	modifier
rockefeller	dish
rollatini	dish
rolled	modifier
roman	modifier
romanoff	dish
room	modifier
root	part
rough	modifier
roughly	modifier
roulade	dish
round	modifier part
rump	part
russian	modifier
s	modifier
saddle	part
salted	modifier
sauteed	modifier
savory	modifier
savoury	modifier
scaled	modifier
scalloped	dish
scaloppine	part
scant	modifier
scored	modifier
scottish	modifier
scrubbed	modifier
seared	modifier
season	modifier
seasonal	modifier
seasoned	modifier
section	modifier
seed	part
seeded	modifier
seedless	modifier
segment	modifier part
select	modifier
selected	modifier
semi	modifier
separated	modifier
serve	modifier
serving	modifier
several	modifier
shank	part
shape	modifier
shaped	modifier
sharp	modifier
shaved	modifier
shaving	modifier part
sheet	modifier
shell	modifier
shelled	modifier
shoot	part
short	modifier
shoulder	part
shred	part
shredded	modifier
shucked	modifier
sicilian	modifier
side	part
sifted	modifier
simple	modifier
single	modifier
size	modifier
sized	modifier
skim	modifier
skin	modifier part
skinless	modifier
skinned	modifier
slab	part
slice	modifier part
sliced	modifier
sliver	part
slivered	modifier
small	modifier
smoked	modifier
smooth	modifier
smothered	dish
snipped	modifier
soaked	modifier
soft	modifier
soften	modifier
softened	modifier
some	modifier
soup	describing
sour	modifier
south	modifier
southern	dish
southwestern	dish
spanish	modifier
spear	modifier part
spice	modifier
spicy	modifier
split	modifier
sprig	modifier part
sprout	part
square	modifier
stalk	modifier part
steak	part
steakhouse	dish
steamed	modifier
stem	part
stemmed	modifier
stewed	modifier
stick	modifier part
stir	modifier
stone	modifier part
stoned	modifier
store	modifier
strained	modifier
strand	part
street	dish
strip	modifier part
stuffed	dish
style	modifier
super	modifier
surprise	dish
swedish	modifier
sweet	modifier
sweetened	modifier
sweets	modifier
swiss	modifier
tablespoon	modifier
tail	part
tall	modifier
tangy	modifier
tart	describing
taste	modifier
tbsp	modifier
teaspoon	modifier
temp	modifier
temperature	modifier
tender	modifier
tenderloin	part
tepid	modifier
terrine	dish
thai	modifier
thawed	modifier
the	modifier
their	modifier
thick	modifier
thickly	modifier
thigh	part
thin	modifier
thinly	modifier
thread	part
tian	dish
tied	modifier
tightly	modifier
timbale	dish
tin	modifier
tinned	modifier
tiny	modifier
tip	part
to	modifier
toasted	modifier
top	part
torn	modifier
total	modifier
traditional	modifier
tri	modifier
trimmed	modifier
trimming	part
triple	modifier
true	modifier
trussed	modifier
tsp	modifier
tub	modifier
turkish	modifier
tuscan	dish
twice	modifier
twist	part
type	modifier
ultra	modifier
unbleached	modifier
uncooked	modifier
uncured	modifier
uncut	modifier
undrained	modifier
unfiltered	modifier
unflavored	modifier
unpasteurized	modifier
unpeeled	modifier
unpitted	modifier
unrefined	modifier
unripe	modifier
unsalted	modifier
unseasoned	modifier
unseeded	modifier
unshelled	modifier
unsweetened	modifier
untrimmed	modifier
unwaxed	modifier
use	modifier
used	modifier
variety	modifier
very	modifier
vichy	dish
vietnamese	modifier
vine	modifier
vintage	modifier
virgin	modifier
warm	modifier
washed	modifier
waxed	modifier
wedge	modifier part
well	modifier
wet	modifier
whipped	modifier
whisked	modifier
white	modifier
whole	modifier
wide	modifier
wild	modifier
with	modifier
without	modifier
yellow	modifier
young	modifier
your	modifier
zest	part
zesty	modifier
`,
  'nuts_seeds.tsv': `name	class	kinds	role	cookingClass	mayContain	calories	protein	carbohydrates	fat	saturatedFat	fiber	sugar	sodium	cholesterol	gramsPerCup	gramsPerPiece	pricePerKg	place	days	aliases
almond		tree_nut	nut	nut		579	21.1	21.6	49.9	3.8	12.5	4.2	1	0	120	1.2	13	pantry	270	almendra, amande, badam, marcona, mandorle
walnut		tree_nut	nut	nut		654	15.2	13.7	65.2	6.1	6.7	2.6	2	0	110	4	14	pantry	180	akhrot, noci, walnut meal, nuez de castilla
pecan		tree_nut	nut	nut		691	9.2	13.9	72	6.2	9.6	4	0	0	105	1.5	22	pantry	180
cashew		tree_nut	nut	nut		553	18.2	30.2	43.9	0	3.3	5.9	12	0	135	1.5	18	pantry	270	cashew nut, anacardo, kaju, cashewnut
hazelnut		tree_nut	nut	nut		628	14.9	16.7	60.8	4.5	9.7	4.3	0	0	125	1.4	20	pantry	180	filbert, cob nut, cobnut, nocciola, nocciole, noisette
pistachio		tree_nut	nut	nut		562	20.3	27.5	45.4	5.6	10.3	7.7	1	0	123	0.7	26	pantry	180	pistachio nut, pista
pine nut		tree_nut	nut	nut		673	13.7	13.1	68.4	4.9	3.7	3.6	2	0	135		55	pantry	90	pinenut, pignoli, pignolia, pine kernel, pinon nut, pignoli nut, pinoli, pignolo, pinon, pinones
peanut butter		peanut	fat	nut butter		588	25.1	19.6	50.4	10.5	6	9.2	459	0	258		7	pantry	270	peanut paste, creamy peanut butter, creamy natural peanut butter, jif, ground nut paste, pindakaas, mantequilla de mani, mani butter, skippy, peter pan
sesame seed		sesame seed	nut	seed		573	17.7	23.4	49.7	7	11.8	0.3	11	0	144		12	pantry	365	sesame, til, goma, benne, ajonjoli, simsim
sunflower seed		seed	nut	seed		584	20.8	20	51.5	4.5	8.6	2.6	9	0	140		7	pantry	180	sunflower kernel
pumpkin seed		seed	nut	seed		559	30.2	10.7	49	8.7	6	1.4	7	0	129		13	pantry	180	pepita
poppy seed		seed spice	seasoning	spice		525	18	28.1	41.6	4.5	19.5	3	26	0	141		18	pantry	180	khus khus, poppyseed
flaxseed		seed	binder	seed		534	18.3	28.9	42.2	3.7	27.3	1.6	30	0	168		8	pantry	180	linseed, flax
chia seed		seed	binder	seed		486	16.5	42.1	30.7	3.3	34.4	0	16	0	160		14	pantry	540	chia
brazil nut		tree_nut	nut	nut		656	14.3	12.3	66.4	15.1	7.5	2.3	3	0	133	5	22	pantry	180	para nut, brazils
macadamia nut		tree_nut	nut	nut		718	7.9	13.8	75.8	12.1	8.6	4.6	5	0	134	2.5	30	pantry	180	macadamia
chestnut		tree_nut starchy	nut	nut		196	1.6	44.2	1.2	0.2	5	9	2	0	145	10	16	pantry	180	castanha, chinquapin, horse chestnut
mixed nut		tree_nut	nut	nut	peanut	594	17.3	25.4	51.5	6.9	9	4.5	12	0	140	2	16	pantry	180	beechnut, acorn, candlenut, nut crunch, acorn flour, ginkgo, cola nut, heartnut, charoli, chironji, nutmeat, kemiri
nut		tree_nut	nut	nut	peanut	594	17.3	25.4	51.5	6.9	9	4.5	12	0	140	2	16	pantry	180
almond butter		tree_nut	fat	nut butter		614	21	18.8	55.5	4.2	10.3	4.4	7	0	256		18	pantry	180	cashew butter, hazelnut butter, walnut butter, pecan butter, macadamia butter, pistachio butter, pistachio paste, cashew cream, almond spread, cashew nut paste, cashew spread, creamy almond butter
pistachio cream		tree_nut sugar dairy oil	sweet	oil	soy	580	9	48	39	9	4	44	60	3	270		40	pantry	365	crema di pistacchio, pistachio spread
sunflower seed butter		seed	fat	nut butter		617	17.3	23.3	55.2	4.7	5.7	10.5	3	0	256		14	pantry	180	sunbutter, sunflower butter, seed butter, sunflower seed spread
chocolate hazelnut spread		tree_nut dairy chocolate sugar soy	sweet	nut butter		541	5.4	62.2	29.7	28.4	5.4	54	41	0	296		11	pantry	365	hazelnut spread, chocolate spread, chocolate hazelnut butter, gianduja spread, hazelnut butter spread chocolate, nutella spread, crema di nocciole, gianduia, gianduiotti
hemp seed		seed	nut	seed		553	31.6	8.7	48.8	4.6	4	1.5	5	0	160		22	pantry	180	hemp, hemp protein powder, hemp protein
mixed seed		seed	nut	seed	sesame	559	30.2	10.7	49	8.7	6	1.4	7	0	135		12	pantry	180	seed, seed mix, egusi, perilla seed powder, sabja, tukmaria, mixed seed topping, magaz, char magaz, cottonseed, camelina, birdseed, fox nut, makhana
peanut		peanut	nut	nut		567	25.8	16.1	49.2	6.8	8.5	4	18	0	146	1	7	pantry	270	groundnut, monkey nut, cocktail peanut, ground nut, beer nut, arachis, earthnut, cacahuete, mani, kacang, mungfali, moongphali, singdana, shengdana, goober
desiccated coconut		fruit	nut	coconut	sulfite	660	6.9	23.6	64.5	57.2	16.3	7.3	37	0	80		10	pantry	365	shredded coconut, coconut flake, flaked coconut, unsweetened coconut, dried coconut, dry coconut, toasted coconut, coconut chip, dry grated coconut, copra, shaved coconut, coconut shaving, macaroon coconut, frozen grated coconut, coconut powder, coconut butter, coconut manna
sweetened coconut		fruit sugar	nut	coconut	sulfite	501	2.9	47.7	35.5	31.5	4.5	43.2	262	0	93		9	pantry	365	sweetened coconut flake, sweet shredded coconut, angel flake coconut, bakers coconut, sweetened shredded coconut, sweetened flaked coconut, sweetened desiccated coconut, sweetened coconut shred
trail mix		tree_nut peanut dried_fruit seed	sweet	dried fruit	milk soy	462	13.8	44.9	29.4	5.5	6	28	229	0	150		14	pantry	180	nut and fruit mix, mixed dried fruit and nut, student mix, gorp, fruit and nut mix, snack mix, bombay mix, party mix, rice cracker mix, nut and seed mix, bar mix
praline		tree_nut sugar dairy	sweet	sweet	peanut soy egg	485	3.3	59.6	25.9	2.2	3.5	55.8	48	0	130		18	pantry	120	nougatine, croquant, krokant, hazelnut brittle, nut brittle, dragee almond, almond cluster, almond brittle, amandine, pralin, nut cluster
candied nut		tree_nut sugar	sweet	sweet	milk egg peanut soy	520	11	45	36	3	6	36	48	0	130		18	pantry	120	spiced nut, smoked almond, smokehouse almond, glazed walnut, glazed pecan, glazed almond, candied pecan, candied walnut, candied almond, sugared almond, sugared pecan, candied hazelnut, jordan almond, caramelized nut, caramelized walnut, caramelized pecan, caramelized almond, pralined almond
nut butter		tree_nut	fat	nut butter	peanut	614	20.9	18.8	55.5	4.1	10.3	4.4	7	0	256		16	pantry	180	nut spread
tiger nut		vegetable starchy	nut	nut		470	6	64	24	4	33	20	10	0	130		18	pantry	365	tigernut, chufa, earth almond
ground flaxseed		seed	binder	seed		534	18.3	28.9	42.2	3.7	27.3	1.6	30	0	112		9	fridge	120	flaxseed meal, flax meal, ground flax, flax seed meal, milled flaxseed, linseed meal
`,
  'oils_vinegars.tsv': `name	class	kinds	role	cookingClass	mayContain	calories	protein	carbohydrates	fat	saturatedFat	fiber	sugar	sodium	cholesterol	gramsPerCup	gramsPerPiece	pricePerKg	place	days	aliases
olive oil		oil	fat	oil		884	0	0	100	13.8	0	0	2	0	216		12	pantry	540	evoo
vegetable oil		oil	fat	oil	soy	884	0	0	100	15.7	0	0	0	0	218		4	pantry	365	cooking oil, salad oil, neutral oil, frying oil, flavorless oil, wesson oil
canola oil		oil	fat	oil		884	0	0	100	7.4	0	0	0	0	218		4.5	pantry	365	rapeseed oil, rape seed oil, canola
sunflower oil		oil	fat	oil		884	0	0	100	9.9	0	0	0	0	218		5	pantry	365	safflower oil
corn oil		oil corn	fat	oil		900	0	0	100	12.9	0	0	0	0	218		5	pantry	365
peanut oil		oil peanut	fat	oil		884	0	0	100	16.9	0	0	0	0	216		8	pantry	365	groundnut oil, arachis oil
sesame oil		oil sesame	fat	oil		884	0	0	100	14.2	0	0	0	0	218		18	pantry	365	gingelly oil, gingelly, til oil
coconut oil		oil	fat	oil		862	0	0	100	86.5	0	0	0	0	218		13	pantry	540	coconut fat
grapeseed oil		oil	fat	oil		884	0	0	100	9.6	0	0	0	0	218		12	pantry	365	grape seed oil
avocado oil		oil	fat	oil		884	0	0	100	11.6	0	0	0	0	218		22	pantry	365
cooking spray		oil	fat	oil	soy	792	0.3	20.7	78.7	5	0	0	59	0	210		15	pantry	730	spray, pam
shortening		oil	fat	butter	soy	884	0	0	100	25	0	0	4	0	190		6	pantry	365	crisco, vegetable fat, vegetable lard
cider vinegar		vinegar	acid	vinegar		21	0	0.9	0	0	0	0.4	5	0	239		4	pantry	2000	apple vinegar
red wine vinegar		vinegar sulfite	acid	vinegar		19	0	0.3	0	0	0	0	8	0	239		6	pantry	2000	wine vinegar
white wine vinegar		vinegar sulfite	acid	vinegar		19	0	0.3	0	0	0	0	8	0	239		7	pantry	2000	champagne vinegar
balsamic vinegar		vinegar sulfite	acid	vinegar		88	0.5	17	0	0	0	14.9	23	0	255		12	pantry	2000	balsamic, balsamic glaze, balsamic reduction, balsamico
rice vinegar		vinegar rice	acid	vinegar		18	0	0	0	0	0	0	2	0	239		7	pantry	2000	rice wine vinegar, sushi vinegar
soybean oil		oil soy	fat	oil		884	0	0	100	15.7	0	0	0	0	218		4	pantry	365	soya oil, soy oil
walnut oil		oil tree_nut	fat	oil		884	0	0	100	9.1	0	0	0	0	218		30	pantry	180	almond oil, hazelnut oil, pistachio oil, pecan oil, macadamia oil, nut oil, argan oil, cashew oil, chestnut oil
garlic oil		oil allium	fat	garlic		884	0	0	100	13.8	0	0	2	0	216		20	pantry	365	garlic infused oil, garlic infused olive oil, garlic olive oil, garlic flavored oil
oil	yes	oil	fat	oil	soy	884	0	0	100	15.7	0	0	0	0	218		8	pantry	365	lemon oil infused, palm oil, dende oil, cottonseed oil, lemon olive oil, fryer oil, palm olein, palm stearin, lemon infused olive oil, grease, cooking fat, vegetable ghee, vanaspati, dalda, dende, azeite de dende, palm fat
beef fat		beef animal_fat	fat	butter		902	0	0	100	49.8	0	0	0	109	205		8	fridge	180	tallow, mutton fat, lamb fat, dripping, meat fat, animal fat, mutton tallow, bone marrow fat, fat drippings, fat
vegetable suet		oil wheat	fat	butter		830	1	10	88	48	0	0	10	0	120		9	pantry	365	vegetarian suet, vegetarian shredded suet
duck fat		poultry animal_fat	fat	butter		882	0	0	99.8	33.2	0	0	0	100	205		18	fridge	180	goose fat, chicken fat, schmaltz, turkey fat, turkey drippings, poultry fat, turkey pan drippings, chicken drippings
lard		pork animal_fat	fat	butter		902	0	0	100	39.2	0	0	0	95	205		7	fridge	180	pork fat, manteca, pork drippings, griebenschmalz, smalec, strutto
bacon fat		pork animal_fat	fat	bacon		897	0	0	99.5	39	0	0	150	95	206		8	fridge	90	bacon grease, bacon dripping, bacon oil, bacon fat drippings
margarine		oil dairy	fat	butter	soy	717	0.2	0.7	80.7	15.2	0	0	751	0	227	113	5	fridge	120	margarine butter, oleo, buttery spread, vegetable oil spread, i cant believe its not butter spread, fat spread, butter substitute, country crock, butter spread, dairy spread, light butter, i cant believe its not butter, benecol, smart balance, buttery stick, butter blend, spreadable butter, land o lakes spread, shedds spread, parkay, butter oil blend, country crock spread, country crock calcium plus vitamin d, bertolli spread, flora, light spread, low fat spread, sunflower spread, baking spread
vegan butter		oil	fat	butter	soy tree_nut	717	0.2	0.7	80.7	25	0	0	700	0	227	113	9	fridge	120	dairy free margarine, vegan margarine, vegan buttery spread, earth balance, dairy free spread, plant based butter, earth balance spread, vegan spread, earth balance buttery spread, dairy free butter, non dairy butter, earth balance natural buttery spread, vegan buttery stick, plant butter, nondairy margarine, non dairy margarine, nondairy butter, dairy free buttery spread, pareve margarine, kosher margarine, parve margarine, nondairy buttery spread, miyokos butter, dairy free sunflower spread, earth balance butter, vegan baking stick
soy margarine		oil soy	fat	butter	tree_nut	717	0.2	0.7	80.7	15	0	0	700	0	227	113	7	fridge	120	soya margarine, soy spread, soya spread
vinegar		vinegar	acid	vinegar		18	0	0	0	0	0	0	2	0	238		2	pantry	2000	spirit vinegar, date vinegar
malt vinegar		vinegar gluten	acid	vinegar	wheat	18	0	0	0	0	0	0	2	0	239		4	pantry	2000	brown vinegar, beer vinegar, barley vinegar, chinkiang vinegar, black vinegar, black rice vinegar, chinese red vinegar, zhenjiang vinegar, ale vinegar, chinkiang rice vinegar
sherry vinegar		vinegar sulfite	acid	vinegar		19	0	0.3	0	0	0	0	8	0	239		9	pantry	2000	sherry wine vinegar, banyuls vinegar, vinegar de jerez, moscatel vinegar, sherry wine vinegar reserve
flavored vinegar	yes	vinegar	acid	vinegar	sulfite	25	0	3	0	0	0	2	8	0	239		10	pantry	1500	raspberry vinegar, fruit vinegar, herb vinegar, tarragon vinegar, plum vinegar, cherry vinegar, fig vinegar, rosemary vinegar, pomegranate vinegar, garlic vinegar, chili vinegar, blackberry vinegar, pepper vinegar, persimmon vinegar, verjuice, verjus, pineapple vinegar, kombucha vinegar, dill vinegar, strawberry vinegar, champagne rose vinegar, mango vinegar, agrodolce
ghee		dairy	fat	butter		876	0.3	0	99.5	61.9	0	0	2	256	205		18	pantry	180	drawn butter, butterfat, anhydrous milk fat, samneh, smen, niter kibbeh, clarified unsalted butter, niter kebbeh
suet		beef animal_fat	fat	butter	wheat gluten	854	1.5	0	94	52.3	0	0	7	68	120		9	fridge	120	mutton suet
`,
  'other.tsv': `name	class	kinds	role	cookingClass	mayContain	calories	protein	carbohydrates	fat	saturatedFat	fiber	sugar	sodium	cholesterol	gramsPerCup	gramsPerPiece	pricePerKg	place	days	aliases
mix	yes	additive dairy wheat gluten soy egg	other	other	celery mustard tree_nut peanut	350	5	75	4	1	3	30	1500	0	140		12	pantry	365	drink powder
filling	yes	dairy meat egg wheat	other	other	soy tree_nut	220	8	18	13	5	1	6	400	40	240		8	fridge	3	stuffing filling, dumpling filling, sandwich filling, taco filling
topping	yes	sugar wheat dairy	other	cream	tree_nut soy egg peanut	300	3	50	10	5	1	30	150	15	120		9	pantry	180	pizza topping, streusel, crumble topping, taco topping, cake topping, sandwich topping, burger topping
salad prepared	yes	wheat egg vegetable meat	other	other	milk mustard soy fish tree_nut	190	6	12	13	2	1.5	3	450	60	200		9	fridge	3	salad kit, prepared salad, antipasto salad, deli salad, coleslaw prepared, suddenly salad, potato salad with egg
egg dish		egg dairy	protein	other		149	10	1.6	11	3.3	0	1.4	145	277	220	60	10	fridge	3	omelet, omelette, frittata, scrambled egg, deviled egg, tamagoyaki, tamago, egg roll omelet, egg patty, egg bite, egg crepe, quiche filling, strata
scotch egg		egg pork wheat	protein	other	milk soy	241	12	13	16	4.5	1.2	0.5	560	170		115	12	fridge	3
wood chip		additive	other	other		0	0	0	0	0	0	0	0	0		1	5	pantry	2000	hickory chip, toothpick, skewer, popsicle stick, foil, parchment paper, parchment, cupcake liner, baking paper, cheesecloth, plastic wrap, string, charcoal, pickling jar, mason jar, paper cup, muffin liner, wax paper, waxed paper, paper liner, twine, cocktail stick, lollipop stick, lollypop stick, applewood chip, oak chip, rice bran oil paper, wood plank, baking cup, candy stick paper, wooden stick, paper towel, ziploc bag, cedar paper, smoking chip, ash, hay, flower pot, ice cream stick, freezer bag, resealable plastic bag, pickle jar lid, aluminum pan, oven bag, cooking bag, roasting bag, slow cooker liner, craft stick, ramekin, cling film, greaseproof paper, applewood, mesquite, baking dish, gratin dish, casserole dish, baking sheet, baking tray, cake pan, cake tin, loaf pan, saucepan, frying pan, skillet, heatproof bowl, rolling pin, pizza cutter, instant pot, bain marie, food processor, blender, thermometer, piping bag, pastry bag, cookie cutter, muffin tin, pastry brush
baby food		grain dairy soy	other	other	wheat gluten egg	60	1	13	0.5	0.2	1.5	6	10	0	240		12	pantry	365	infant cereal, baby rice cereal, infant formula, baby cereal, toddler formula, baby formula, rice cereal baby
vitamin		additive	other	other	milk soy	200	5	40	1	0	0	0	100	0	150		60	pantry	365	mineral, calcium, iron, zinc, vitamin d, vitamin c, vitamin b12, niacin, folic acid, thiamine, probiotic, culture, starter culture, yogurt starter, koji, yogurt culture, probiotic capsule, cheese culture, acidophilus, kefir grain, scoby, enzyme, lactase, amylase, dietary supplement, magnesium, caffeine powder, l carnitine, taurine, guarana extract, aspergillus oryzae, vitamin e, biotin, multivitamin
`,
  'prepared.tsv': `#
#
name	like	made of	contains	may contain	aliases
caesar salad	caesar dressing	romaine lettuce, caesar dressing, parmesan, crouton, anchovy, egg		mustard soy	chicken caesar salad kit, caesar salad kit
cobb salad	salad prepared	lettuce, chicken, bacon, egg, avocado, tomato, blue cheese		mustard fish soy
chef salad		lettuce, ham, turkey, egg, cheese, tomato		mustard soy wheat gluten
nicoise salad	salad prepared	lettuce, tuna, egg, potato, green bean, black olive, anchovy		mustard	salade nicoise, salad nicoise, tuna nicoise
waldorf salad	salad prepared	apple, celery, walnut, mayonnaise, lettuce		mustard milk soy
greek salad	salad prepared	cucumber, tomato, feta, black olive, red onion, olive oil		sulfite	horiatiki, greek village salad
caprese salad	salad prepared	mozzarella, tomato, basil, olive oil			insalata caprese
ambrosia salad		orange, pineapple, coconut, marshmallow, sour cream		tree_nut sulfite
potato salad	mashed potato	potato, mayonnaise, celery, onion		mustard milk egg soy
german potato salad		potato, bacon, onion, vinegar		mustard celery sulfite wheat gluten
macaroni salad	salad prepared	pasta, mayonnaise, celery		mustard milk soy	pasta salad
coleslaw	coleslaw mix	cabbage, carrot, mayonnaise		mustard celery milk soy sulfite	cole slaw, creamy coleslaw, slaw salad
egg salad	egg dish	egg, mayonnaise		mustard celery soy milk	egg mayonnaise
tuna mayonnaise	tuna salad	tuna, mayonnaise, celery		mustard egg soy
chicken salad	salad prepared	chicken, mayonnaise, celery		mustard soy tree_nut milk
ham salad	salad prepared	ham, mayonnaise		mustard celery soy wheat
crab salad	fish spread	surimi, mayonnaise, celery		mustard soy crustacean mollusc milk	seafood salad
wedge salad		lettuce, blue cheese, bacon, tomato	egg	mustard soy fish
taco salad		lettuce, ground beef, cheese, tortilla chip, salsa, sour cream		wheat gluten soy
fattoush	salad prepared	pita, tomato, cucumber, lettuce, lemon juice, olive oil		sesame
tabbouleh	cooked bulgur	bulgur, parsley, tomato, lemon juice, olive oil			tabouli, tabbouli, tabouleh
panzanella		bread, tomato, onion, basil, olive oil		milk fish sulfite
couscous salad		couscous, tomato, cucumber, olive oil		milk tree_nut sulfite
green papaya salad		papaya, fish sauce, peanut, dried shrimp, lime juice, red chile			som tam, som tum, thai papaya salad
larb		ground pork, fish sauce, lime juice, mint, rice		soy crustacean	laab, larb gai, laap
three bean salad	bean	kidney bean, green bean, chickpea, vinegar, sugar		mustard celery sulfite	bean salad
waldorf		apple, celery, walnut, mayonnaise		mustard milk
new england chowder		clam, heavy cream, potato, bacon, onion		wheat gluten fish celery crustacean soy	new england clam chowder, boston clam chowder
manhattan clam chowder		clam, tomato, potato, celery, onion	pork	wheat gluten fish crustacean
corn chowder		corn, heavy cream, potato, bacon		wheat gluten celery soy
shrimp bisque	lobster bisque	lobster, heavy cream, butter		wheat gluten fish celery mollusc sulfite	crab bisque, seafood bisque
cioppino	bouillabaisse	fish, shrimp, clam, crab, tomato, white wine		celery
gumbo	soup	shrimp, smoked sausage, chicken, okra, flour, celery		mollusc milk soy fish	chicken gumbo, seafood gumbo, sausage gumbo
jambalaya	filled dough	shrimp, smoked sausage, chicken, rice, celery		wheat gluten milk soy fish
etouffee		crawfish, butter, flour, celery, rice		fish soy	crawfish etouffee, shrimp etouffee
cullen skink		haddock, milk, potato, onion, butter		wheat gluten celery
cock a leekie		chicken, leek, prune		celery	cock-a-leekie soup
minestrone	soup	tomato, bean, carrot, celery, pasta		milk egg
ribollita		bread, kale, white bean, tomato, celery		milk
french onion soup		onion, beef broth, bread, gruyere, butter		celery sulfite soy
cream of celery soup	cream soup	mushroom, heavy cream, flour		celery soy egg	cream of asparagus soup
creme de poulet soup		chicken, heavy cream, flour		celery soy egg
cream of tomato soup	tomato soup	tomato, heavy cream		wheat gluten celery soy	tomato bisque
gazpacho	soup	tomato, cucumber, green bell pepper, olive oil, garlic		wheat gluten sulfite celery	andalusian gazpacho
ajo blanco	nut sauce	almond, garlic, bread, olive oil		sulfite
salmorejo		tomato, bread, garlic, olive oil, egg, ham		sulfite
borscht	soup	beet, cabbage, beef, sour cream		celery wheat gluten	borsch, barszcz
goulash		beef, onion, paprika, tomato		celery wheat gluten milk sulfite	gulyas, hungarian goulash
miso soup		miso, dashi, tofu, scallion	soy fish	wheat gluten
tom yum		shrimp, fish sauce, lemongrass, mushroom, red chile		soy milk	tom yum goong, tom yum soup
tom kha		chicken, coconut milk, fish sauce, lemongrass		crustacean soy	tom kha gai, tom kha soup
laksa	sambal belacan	shrimp, rice noodle, coconut milk, shrimp paste, fish sauce, tofu		wheat gluten egg mollusc peanut tree_nut	curry laksa
pho		beef, rice noodle, fish sauce, beef broth		soy celery	beef pho, pho bo
ramen bowl	noodle	ramen noodle, pork, soy sauce, egg		fish milk sesame crustacean mollusc celery	tonkotsu ramen, shoyu ramen, miso ramen, ramen soup, instant ramen, cup noodle, pot noodle, instant noodle, top ramen, cup o noodles, ramen
wonton soup		flour, ground pork, egg		soy crustacean sesame fish mollusc celery
hot and sour soup		pork, tofu, egg, soy sauce, mushroom		sesame wheat gluten
egg drop soup		egg, chicken broth, cornstarch		soy wheat gluten celery sesame
mulligatawny		chicken, lentil, coconut milk, curry powder		celery mustard milk wheat gluten
avgolemono	egg dish	egg, chicken broth, rice, lemon juice		celery wheat gluten
matzo ball soup		matzo, egg, chicken broth		celery milk
split pea soup		split pea, ham, carrot, celery		milk wheat gluten	pea and ham soup
peanut soup	peanut sauce	peanut butter, tomato, onion	poultry	celery milk soy tree_nut fish	african peanut soup, groundnut stew, groundnut soup
pozole	hominy	pork, hominy, red chile		celery	posole
menudo	tripe	tripe, hominy, red chile		celery
haleem		beef, bulgur, lentil, ghee		tree_nut gluten	halim
congee		rice, pork, egg		soy fish wheat gluten sesame peanut crustacean	jook, century egg congee
beef chili	chili con carne	ground beef, kidney bean, tomato, chili powder		wheat gluten soy celery milk	chili dog sauce, hormel chili
brunswick stew		chicken, pork, corn, lima bean, tomato		wheat gluten soy celery fish mustard
irish stew		lamb, potato, carrot, onion		celery wheat gluten
cassoulet		white bean, pork, duck, sausage		wheat gluten celery sulfite
beef bourguignon		beef, bacon, red wine, mushroom, onion		wheat gluten celery milk	boeuf bourguignon
coq au vin		chicken, bacon, red wine, mushroom		wheat gluten celery milk
ratatouille	vegetable	eggplant, zucchini, tomato, red bell pepper, olive oil		celery sulfite
caponata	olive tapenade	eggplant, tomato, celery, black olive, vinegar		tree_nut fish sulfite
tagine		lamb, apricot, onion, chickpea		tree_nut celery sulfite wheat gluten	lamb tagine, chicken tagine
feijoada		black bean, pork, sausage	beef	celery sulfite
moqueca		fish, coconut milk, shrimp, oil
pad thai		rice noodle, egg, peanut, fish sauce, shrimp, tofu, tamarind		soy wheat gluten mollusc	phad thai
pad see ew	noodle	rice noodle, egg, soy sauce, oyster sauce, chicken		fish wheat gluten crustacean	pad kee mao, drunken noodle, pad siew
chow mein	noodle	egg noodle, soy sauce, chicken	wheat gluten	sesame crustacean fish egg celery mollusc	beef chow mein, chicken chow mein, lo mein, chicken lo mein
yakisoba	somen noodle	ramen noodle, pork, soy sauce, cabbage	wheat gluten	egg fish sesame crustacean mollusc
singapore noodles		rice noodle, egg, shrimp, pork, soy sauce		wheat gluten mollusc fish sesame
japchae		beef, soy sauce, sesame oil, spinach, cellophane noodle		egg wheat gluten
bibimbap		rice, beef, egg, soy sauce, sesame oil, spinach, gochujang		wheat gluten fish
bulgogi		beef, soy sauce, sesame oil, pear, garlic	wheat gluten		korean bbq beef, korean short rib
kimbap		rice, seaweed, egg, ham, sesame oil, surimi		soy wheat gluten fish crustacean	gimbap
tteokbokki		puffed rice, gochujang, fish stick	wheat gluten soy	egg sesame crustacean
budae jjigae		sausage, spam, kimchi, ramen noodle, tofu		milk egg fish crustacean sesame	army stew
sundubu jjigae		silken tofu, egg, clam, shrimp, kimchi	fish pork	soy sesame wheat gluten	soondubu
katsu curry	chicken fried steak	chicken, egg, panko, flour, curry powder	soy	milk celery mustard	chicken katsu, katsu, chicken katsu curry, pork katsu
tonkatsu	chicken fried steak	pork, egg, panko, flour		soy milk sesame fish
shrimp tempura		shrimp, flour, egg		soy fish mollusc	vegetable tempura, prawn tempura
okonomiyaki		flour, egg, cabbage, pork, bonito flake, mayonnaise, soy sauce		crustacean mollusc mustard milk
takoyaki		octopus, flour, egg, bonito flake, soy sauce	fish soy	crustacean milk mustard
oyakodon		chicken, egg, rice, soy sauce, dashi	wheat gluten fish
gyudon		beef, rice, soy sauce, onion, dashi	wheat gluten fish	egg sulfite	beef bowl
unagi kabayaki	eel	eel, soy sauce, mirin, sugar	wheat gluten		unadon, unagi don, eel sauce eel
agedashi tofu		tofu, dashi, soy sauce, potato starch, bonito flake	wheat gluten fish
sukiyaki	asian sauce	beef, tofu, soy sauce, egg, dashi, noodle	wheat gluten fish	sesame	shabu shabu
california roll	seafood	rice, surimi, avocado, seaweed, mayonnaise	crustacean	soy sesame mustard
sushi roll	seafood	rice, tuna, salmon, seaweed, surimi, mayonnaise, cream cheese	crustacean	soy wheat gluten sesame mollusc mustard	maki roll, spicy tuna roll, rainbow roll, dragon roll, sushi platter, philadelphia roll, tuna roll, salmon roll
onigiri		rice, seaweed, salmon		soy wheat gluten sesame egg mustard	rice ball
gyoza	frozen dumpling	flour, ground pork, cabbage, soy sauce, sesame oil		egg crustacean fish milk mollusc	potsticker, pot sticker, pork dumpling, chinese dumpling, jiaozi, mandu, soup dumpling, xiao long bao, wonton dumpling
siu mai	filled dough	ground pork, shrimp, wonton wrapper, soy sauce, sesame oil		egg fish mollusc	shumai, shu mai, dim sum
chinese bbq pork		pork, soy sauce, hoisin sauce, honey, oyster sauce	wheat gluten	sesame peanut	chinese barbecue pork
char siu bao	filled dough	flour, pork, hoisin sauce, soy sauce		milk sesame egg mollusc	pork bun, bbq pork bun, steamed pork bun, bo ssam bun
paratha	chapati	chapati, ghee		egg	roti canai, parotta, laccha paratha
spring roll	egg roll	spring roll wrapper, pork, cabbage, carrot, soy sauce	wheat gluten	egg crustacean sesame mollusc fish	vegetable egg roll, pork egg roll, lumpia
summer roll		rice paper, shrimp, rice noodle, lettuce	pork	peanut fish soy wheat gluten	fresh spring roll, goi cuon, rice paper roll
banh mi	sandwich	baguette, pork, pate, mayonnaise, carrot, cilantro	soy	fish milk wheat gluten
mapo tofu	filled dough	tofu, ground pork, doubanjiang, soy sauce	soy	wheat gluten sesame peanut mollusc	ma po tofu
kung pao chicken		chicken, peanut, soy sauce, red chile	wheat gluten	egg sesame crustacean mollusc tree_nut	gong bao chicken, kung pao
general tso chicken		chicken, soy sauce, egg, flour, sugar	wheat gluten soy pork	sesame crustacean mollusc milk	general tsao chicken, orange chicken, sesame chicken, lemon chicken chinese, sweet and sour chicken, panda express orange chicken, crispy chili beef
mongolian beef		beef, soy sauce, sugar	wheat gluten soy	sesame egg crustacean fish mollusc	beef and broccoli, pepper steak chinese, szechuan beef, sichuan beef
moo shu pork		pork, egg, soy sauce, hoisin sauce, cabbage, flour tortilla	wheat gluten soy	sesame mollusc	mu shu pork, moo shu chicken, twice cooked pork
peking duck		duck, hoisin sauce, flour tortilla, scallion	wheat gluten soy	sesame
egg foo young	egg dish	egg, pork, bean sprout		soy wheat gluten crustacean mollusc sesame	egg foo yung, egg fu yung
fried rice	filled dough	rice, egg, shrimp, ham, soy sauce	wheat gluten soy	fish sesame peanut mollusc	egg fried rice, yangzhou fried rice, chinese fried rice, shrimp fried rice, pork fried rice, special fried rice
teriyaki chicken		chicken, soy sauce, mirin, sugar	wheat gluten soy	sesame	chicken teriyaki, beef teriyaki, salmon teriyaki
rendang		beef, coconut milk, lemongrass, red chile		crustacean fish soy	beef rendang
satay		chicken, peanut, soy sauce, coconut milk		fish crustacean wheat gluten	chicken satay, sate, satay skewer
adobo chicken		chicken, soy sauce, vinegar, garlic	wheat gluten soy	fish	chicken adobo, pork adobo
thai green curry	red curry paste	chicken, coconut milk, fish sauce, red curry paste, shrimp paste	crustacean fish	peanut soy tree_nut	green curry, thai red curry, red curry, panang curry, thai curry
butter chicken		chicken, butter, heavy cream, tomato, yogurt		tree_nut mustard	murgh makhani
chicken tikka masala	butter chicken sauce	chicken, yogurt, heavy cream, tomato		tree_nut mustard	tikka masala, chicken tikka
korma		chicken, yogurt, heavy cream, cashew, coconut		tree_nut mustard	chicken korma, lamb korma, vegetable korma
rogan josh		lamb, tomato, onion, yogurt		mustard tree_nut wheat gluten	lamb rogan josh, vindaloo, lamb vindaloo, pork vindaloo, madras curry, jalfrezi, balti
biryani	filled dough	chicken, rice, yogurt, ghee, onion		tree_nut egg	chicken biryani, lamb biryani, pulao biryani
palak paneer		spinach, paneer, heavy cream		tree_nut mustard wheat gluten	saag paneer, saag, mattar paneer, paneer tikka, shahi paneer, paneer makhani, kadai paneer
dal makhani		lentil, butter, heavy cream, kidney bean		mustard	daal makhani
chana masala		chickpea, tomato, onion, garam masala		milk mustard wheat gluten	chole, aloo matar, bhindi masala
samosa	breakfast pastry	flour, potato, pea	wheat gluten	milk mustard egg	vegetable samosa, aloo samosa
lamb samosa		flour, lamb, onion	wheat gluten	milk mustard egg	meat samosa, beef samosa, chicken samosa, keema samosa
pakora	french fried onion	chickpea flour, onion, potato		wheat gluten milk mustard	bhaji, onion bhaji, bhajji, vada, pakoda
dosa	injera	rice, urad dal		milk mustard wheat gluten tree_nut	masala dosa, uttapam
vada pav	chapati	bread, potato, chickpea flour	wheat gluten	milk mustard peanut sesame	bhel puri, pani puri, golgappa, sev puri, chaat
garlic naan	naan	flour, yogurt, butter	wheat gluten	egg tree_nut	peshwari naan, butter naan, kulcha
lassi	cultured milk	yogurt, sugar		tree_nut	mango lassi, sweet lassi
raita	tzatziki	yogurt, cucumber		mustard
gulab jamun	dessert	milk powder, sugar, flour, heavy cream		wheat gluten tree_nut egg	gajar halwa
jalebi	dessert	flour, sugar, yogurt, ghee	wheat gluten	tree_nut
ladoo	dessert	chickpea flour, sugar, ghee		milk tree_nut sesame peanut wheat gluten	laddu, til ladoo, besan ladoo, boondi laddu
kulfi	ice cream	milk, sugar, heavy cream		tree_nut egg wheat
coconut chutney		coconut, chickpea, red chile, yogurt		milk mustard
kasundi		mustard, oil, vinegar	mustard	sulfite
hummus dip		chickpea, tahini, lemon juice, olive oil	sesame		hummus with tahini
baba ghanoush	baba ganoush	eggplant, tahini, lemon juice, olive oil	sesame	milk	baba ganouj, mutabal, moutabal
falafel wrap		falafel, pita, tahini	wheat gluten sesame	milk	falafel sandwich, falafel pita
kofta	kebab	lamb, beef, onion		wheat gluten egg tree_nut milk	kofte, kefta, lamb kofta, kibbeh, kubbeh
moussaka	filled dough	eggplant, lamb, milk, flour, egg, cheese	wheat gluten egg	sulfite celery	musaka
pastitsio		pasta, ground beef, milk, cheese, egg, flour	wheat gluten egg	sulfite
spanakopita	cheese pastry	phyllo dough, feta, spinach, butter, egg	wheat gluten	egg	tiropita, spinach pie, cheese borek, borek, burek
dolma	filled dough	grape leaf, rice, onion, lemon juice, olive oil	lamb beef	milk tree_nut sulfite	dolmade, stuffed grape leaf, stuffed vine leaf, sarma, yaprak
tarama	roe	roe, bread, olive oil, lemon juice	fish	milk egg wheat gluten soy	taramosalata
knafeh	baklava	phyllo dough, butter, walnut, pistachio, honey	wheat gluten tree_nut	sesame egg	kunafa, kanafeh
turkish pizza	baguette	flour, lamb, tomato	wheat gluten	milk egg sesame	lahmacun, lahmajun, pide
khachapuri	cheese pastry	flour, cheese, egg, butter	wheat gluten egg
shakshuka	egg dish	egg, tomato, red bell pepper, onion		milk wheat gluten	menemen
mezze platter		hummus, feta, black olive, pita, falafel		egg	meze
lasagna bolognese	filled dough	pasta, ground beef, milk, parmesan, mozzarella, tomato	wheat gluten pork	egg celery sulfite	lasagne bolognese, meat lasagna, lasagne al forno, baked ziti
spaghetti bolognese		pasta, ground beef, tomato	wheat gluten pork	egg milk celery sulfite	spaghetti and meatballs, spag bol
spaghetti carbonara	carbonara sauce	pasta, egg, pancetta, pecorino romano	wheat gluten egg		carbonara, pasta carbonara
fettuccine alfredo		pasta, heavy cream, butter, parmesan	wheat gluten poultry	egg	pasta alfredo, chicken alfredo, cacio e pepe, cacio e pepe pasta
pasta puttanesca		pasta, anchovy, black olive, caper, tomato	wheat gluten fish	egg milk sulfite	spaghetti puttanesca
risotto	filled dough	rice, parmesan, butter, white wine, chicken broth		wheat gluten egg crustacean mollusc celery	risotto milanese, mushroom risotto, risotto alla milanese, seafood risotto, arancini
chicken parmigiana		chicken, bread crumb, parmesan, mozzarella, tomato, egg	wheat gluten egg		chicken parm, veal parmigiana, chicken parmo
chicken kiev	chicken nugget	chicken, ham, cheese, butter, bread crumb, egg	wheat gluten egg	soy	chicken cordon bleu, cordon bleu
saltimbocca		veal, prosciutto, butter, sage		wheat gluten milk sulfite
osso buco	veal	veal, celery, white wine, carrot, flour		milk
bagna cauda	anchovy paste	anchovy, butter, olive oil, garlic	fish		bagna caoda
bruschetta	crouton	bread, tomato, olive oil, basil	wheat gluten	milk fish sulfite	crostini
vitello tonnato		veal, tuna, mayonnaise, caper	fish egg	mustard celery sulfite
paella	seafood	rice, shrimp, mussel, chicken, chorizo, pea	crustacean mollusc	fish celery sulfite milk	seafood paella, paella valenciana
tortilla espanola	egg dish	egg, potato, onion, olive oil	egg	sulfite	spanish tortilla, tortilla de patatas
croquetas	filled dough	milk, flour, ham, bread crumb, egg	wheat gluten egg	fish	croquette, jamon croqueta
patatas bravas		potato, tomato, mayonnaise, paprika		egg mustard sulfite wheat gluten
churro	doughnut	flour, sugar, oil	wheat gluten	egg milk	churros con chocolate
quiche lorraine	filled dough	pie crust, egg, heavy cream, bacon, cheese	wheat gluten egg	soy	quiche
croque monsieur	sandwich	bread, ham, cheese, butter	wheat gluten	egg mustard soy	ham and cheese toastie, ham and cheese sandwich, toastie, cheese toastie, ham and cheese panini
croque madame		bread, ham, cheese, butter, egg, milk	wheat gluten egg	mustard
cheese souffle	dessert	egg, cheese, milk, flour, butter	wheat gluten egg		souffle, spinach souffle
raclette	semi-hard cheese	cheese, white wine		wheat gluten	cheese fondue, fondue
beef stroganoff		beef, sour cream, mushroom, flour, egg noodle	wheat gluten	egg mustard celery sulfite	stroganoff, beef stroganoff with noodles, stroganoff with noodles
wiener schnitzel	chicken fried steak	veal, bread crumb, egg, flour	wheat gluten egg	milk	schnitzel, jagerschnitzel
spaetzle	egg noodle	flour, egg	wheat gluten egg	milk	spatzle
pierogi	ravioli	flour, potato, cheese, egg	wheat gluten egg pork		varenyky, pelmeni
kotlet		ground beef, bread, egg	wheat gluten egg	milk	bitki
swedish meatballs		ground beef, bread crumb, heavy cream, egg	wheat gluten egg pork
smorgasbord		herring, egg, bread, butter
fish and chips		cod, flour, potato, oil	wheat gluten fish	milk egg	fish n chips
shepherd pie	filled dough	lamb, beef, potato, butter, milk		wheat gluten celery	cottage pie
steak and kidney pie		beef, kidney, pie crust, flour	wheat gluten	milk egg mollusc celery mustard	steak pie, steak and ale pie, steak and mushroom pie
chicken pot pie	filled dough	chicken, pie crust, heavy cream, flour, celery	wheat gluten	egg soy	pot pie, turkey pot pie, chicken and mushroom pie
chicken and dumplings		chicken, flour, milk, butter	wheat gluten	egg celery
fish pie	filled dough	fish, shrimp, milk, potato, butter, flour	wheat gluten	egg mollusc celery	fisherman pie
cornish pasty	filled dough	beef, pie crust, potato, onion	wheat gluten	milk egg	pasty
sausage roll	filled dough	sausage, puff pastry	wheat gluten	milk egg soy mustard	pig in a blanket, pigs in blankets, kolache
toad in the hole	filled dough	sausage, flour, egg, milk	wheat gluten egg	celery mustard sulfite
scotch woodcock	sandwich	egg, anchovy, bread, butter, milk	wheat gluten egg fish
welsh rarebit	sandwich	cheese, bread, butter, beer, mustard	wheat gluten	egg fish	welsh rabbit
yorkshire pudding	dessert	flour, egg, milk	wheat gluten egg		yorkshire pudding with gravy, popover
yorkshire pudding with beef gravy		flour, egg, milk, beef	wheat gluten egg	celery
bubble and squeak		potato, cabbage, butter		milk	colcannon, champ
kedgeree	fish	haddock, rice, egg, butter	fish egg	milk mustard celery
angels on horseback		oyster, bacon	mollusc	wheat gluten
oysters kilpatrick	oyster	oyster, bacon, worcestershire sauce	mollusc fish	milk wheat gluten soy	oysters rockefeller
devils on horseback		date, bacon		tree_nut sulfite milk
spotted dick	dessert	flour, suet, raisin, sugar	wheat gluten	milk egg tree_nut sulfite soy	jam roly poly, suet pudding
christmas pudding	dessert	flour, suet, raisin, sugar, brandy	wheat gluten	milk egg tree_nut sulfite soy	plum pudding, figgy pudding
mince pie		raisin, suet, pie crust, brandy	wheat gluten	milk egg tree_nut sulfite
haggis	offal	lamb, beef liver, oats, suet, onion	gluten	wheat celery milk
scrapple	cold cut	pork, cornmeal, flour, beef liver	wheat gluten	milk
goetta		pork, beef, oats	gluten
bangers	fresh sausage	pork, bread crumb	wheat gluten	sulfite milk mustard celery
hog roast		pork
cauliflower cheese		cauliflower, milk, cheese, flour, butter	wheat gluten	mustard
macaroni cheese	macaroni and cheese	macaroni, cheese, milk, butter, flour	wheat gluten	egg mustard soy	mac and cheese, mac n cheese, kraft dinner, velveeta shells
lobster mac and cheese		macaroni, cheese, milk, lobster	wheat gluten crustacean	egg mustard soy
cheese straws	cheese puff	puff pastry, cheese	wheat gluten	egg mustard	cheese twist, gougere
nut roast	pecan pie	walnut, bread crumb, onion	tree_nut	wheat gluten egg milk celery soy peanut	nut loaf
tofu scramble		tofu, turmeric, onion	soy	sulfite wheat gluten	scrambled tofu
sloppy joe		ground beef, roll, ketchup, onion	wheat gluten	milk soy egg fish mustard celery sesame	manwich sandwich
chili dog		hot dog, roll, ground beef	wheat gluten	milk soy mustard celery egg sesame	coney dog
cheeseburger	sandwich	ground beef, roll, cheese	wheat gluten	egg mustard soy sesame	hamburger sandwich, big mac, whopper, quarter pounder, bacon cheeseburger, rodeo burger, hamburger with bun
philly cheesesteak		beef, roll, cheese, onion	wheat gluten	soy egg	cheesesteak, cheese steak, philly steak and cheese, steak sandwich
reuben sandwich		rye bread, corned beef, cheese, sauerkraut, thousand island dressing	wheat gluten egg	mustard soy fish celery	reuben, rachel sandwich
cuban sandwich		bread, ham, pork, cheese, egg	wheat gluten egg	mustard soy	cubano, medianoche, monte cristo sandwich, monte cristo
blt sandwich	sandwich	bread, bacon, mayonnaise, turkey, tomato	wheat gluten egg	milk mustard soy	blt, club sandwich
tuna melt		bread, tuna, mayonnaise, cheese	wheat gluten fish egg	mustard celery soy	tuna sandwich, tuna salad sandwich
lobster roll		lobster, roll, mayonnaise, butter	wheat gluten crustacean egg	mustard celery soy	crab roll
po boy		roll, shrimp, flour, mayonnaise, egg	wheat gluten crustacean egg	milk mustard mollusc soy fish	shrimp po boy, oyster po boy
grilled cheese	sandwich	bread, cheese, butter	wheat gluten	soy egg	grilled cheese sandwich, quesadilla, cheese quesadilla, chicken quesadilla
peanut butter and jelly sandwich	sandwich	bread, peanut butter, jam	wheat gluten peanut	milk soy tree_nut	pb and j, pbj, uncrustable, peanut butter sandwich
hot pocket	sandwich	flour, cheese, ham, pepperoni	wheat gluten	egg soy	pizza roll, totinos pizza rolls, pizza pocket, calzone, stromboli
pepperoni pizza	pizza	pizza dough, mozzarella, tomato, pepperoni	wheat gluten	soy egg	meat lovers pizza, hawaiian pizza, supreme pizza, frozen pizza, digiorno
margherita pizza		pizza dough, mozzarella, tomato	wheat gluten	soy egg	cheese pizza, white pizza, veggie pizza
biscuits and gravy		flour, butter, milk, sausage	wheat gluten	egg soy	sausage gravy
chicken and waffles		chicken, flour, egg, milk, butter	wheat gluten egg	soy
fried chicken	chicken nugget	chicken, flour	wheat gluten	egg milk soy celery mustard	kfc, popcorn chicken, breaded chicken, mcnugget, chicken finger, chicken strip breaded, buffalo wing breaded
country fried steak	chicken fried steak	beef, flour, egg, milk	wheat gluten egg	soy
meatloaf	meatball	ground beef, bread crumb, egg, ketchup	wheat gluten egg	milk soy mustard fish celery	meat loaf
tuna casserole		pasta, tuna, cream of mushroom soup, cheese, ground beef	wheat gluten	egg celery soy fish	tuna noodle casserole, green bean casserole, chicken casserole, tater tot casserole, hotdish
hamburger helper	macaroni and cheese	pasta, ground beef, milk powder, cheese	wheat gluten	soy egg	tuna helper
rice a roni	rice pilaf mix	rice, pasta, chicken broth	wheat gluten	milk soy celery egg	knorr rice side, pasta roni
stove top stuffing	cornbread stuffing mix	bread, onion, celery	wheat gluten	milk egg soy	stuffing mix, bread stuffing, cornbread stuffing
shrimp and grits		shrimp, polenta, butter, bacon, cheese	crustacean	wheat gluten celery
shrimp scampi		shrimp, butter, garlic, white wine	crustacean	milk wheat gluten mollusc celery egg	scampi fries
fish cake british	fish stick	crab, bread crumb, egg, mayonnaise, conch	crustacean fish	wheat gluten milk mustard fish soy celery mollusc egg	salmon cake, salmon patty
cheese wonton		wonton wrapper, cream cheese, crab	wheat gluten crustacean	egg fish soy mollusc	rangoon
clams casino		clam, bread crumb, bacon, butter	mollusc wheat gluten	milk celery fish	stuffed clam
escargots	snail	snail, garlic, parsley	mollusc	milk wheat gluten sulfite	escargot in butter, escargots in garlic butter
butter poached lobster		lobster, butter, heavy cream	crustacean	egg mustard wheat gluten fish	lobster thermidor, lobster newberg
nachos	tortilla chip	tortilla chip, cheese, ground beef, salsa, sour cream		wheat gluten soy	nachos supreme, loaded nachos
taco	burrito	corn tortilla, ground beef, lettuce, cheese		milk wheat gluten soy fish	beef taco, fish taco, al pastor taco, taco supreme, crunchwrap
bean burrito	filled dough	flour tortilla, bean, rice, cheese, beef	wheat gluten	soy egg	beef burrito, chimichanga, breakfast burrito, burrito bowl
enchilada	burrito	corn tortilla, chicken, cheese, enchilada sauce		wheat gluten soy	chicken enchilada, cheese enchilada
tamale	burrito	corn flour, lard, pork, chicken		milk wheat gluten	pork tamale, chicken tamale
mole poblano	mole	chicken, mole		peanut tree_nut sesame wheat gluten milk soy	mole poblano with chicken, chicken mole, pollo con mole, mole negro
chile relleno		poblano pepper, cheese, egg, flour	egg	wheat gluten
tres leches cake	cake	flour, egg, milk, condensed milk, heavy cream, sugar	wheat gluten egg		tres leches, pastel de tres leches
empanada	filled dough	flour, ground beef, egg, butter	wheat gluten	milk egg soy sulfite	beef empanada, salteña, jamaican patty, meat pie, natchitoches meat pie
arepa	corn tortilla	corn flour, cheese	pork	milk egg	pupusa
ropa vieja stew	beef	beef, tomato, red bell pepper, black olive		sulfite	picadillo
lomo saltado		beef, soy sauce, potato, tomato, onion	soy wheat gluten
ceviche	fish	fish, lime juice, onion, red chile	fish	crustacean mollusc celery	cebiche, tiradito
poke bowl	fish	tuna, rice, soy sauce, sesame oil	fish soy sesame wheat gluten	crustacean egg mustard	ahi poke, tuna poke, poke
loco moco		rice, ground beef, egg, spam, soy sauce	wheat gluten soy	milk	plate lunch
poutine		french fries, cheese, gravy		wheat gluten celery
marshmallow rice treat	marshmallow	puffed rice, marshmallow, butter	gluten	soy	rice krispie treat, rice krispies treat, rice crispy treat
monkey bread	quick bread	flour, butter, sugar, egg, milk	wheat gluten egg	tree_nut soy	cinnamon bun, sticky bun, cinnabon
smore		graham cracker, marshmallow, milk chocolate	wheat gluten	soy
pop tart	breakfast pastry	flour, sugar, jam	wheat gluten gelatin	milk egg soy	toaster strudel, toaster pastry
eggo waffle		flour, egg, milk, butter	wheat gluten egg	soy	eggo, belgian waffle, waffle frozen, bisquick pancake
pain perdu		bread, egg, milk, butter	wheat gluten egg	soy	eggy bread
cream puff	cake	flour, egg, butter, heavy cream, sugar	wheat gluten egg	soy tree_nut	eclair, chocolate eclair, profiterole, choux bun, croquembouche, paris brest, cream horn, religieuse
victoria sponge	cake	flour, egg, butter, sugar, milk	wheat gluten egg	soy tree_nut	sponge cake, angel food cake, genoise, pound cake, madeleine, lemon drizzle cake, bundt cake, red velvet cake, black forest cake, black forest gateau, boston cream pie, birthday cake, cupcake, fairy cake, swiss roll, whoopie pie, opera cake base, devil food cake, chocolate cake, funfetti cake
carrot cake		flour, egg, carrot, walnut, cream cheese, sugar	wheat gluten egg	tree_nut soy	hummingbird cake, coffee and walnut cake
opera cake	cake	almond, flour, egg, butter, sugar	wheat gluten egg tree_nut	soy	financier, dacquoise, bakewell tart, frangipane tart, almond croissant, bear claw pastry, joconde
sachertorte		flour, egg, butter, chocolate, jam	wheat gluten egg	tree_nut soy	sacher torte, linzertorte, dobos torte
tiramisu	cake	mascarpone, egg, ladyfinger, coffee, sugar, marsala	wheat gluten egg	soy tree_nut	zabaglione trifle
trifle	cake	custard, cake, heavy cream, jam, sherry	wheat gluten egg	tree_nut	sherry trifle, english trifle, banoffee trifle
cheesecake	cake	cream cheese, egg, sugar, graham cracker	egg wheat gluten	soy	new york cheesecake, basque cheesecake
key lime pie		pie crust, egg, condensed milk, sugar	wheat gluten egg	soy	lemon bar, lemon meringue pie, lemon tart, custard tart, egg tart, coconut cream pie, banana cream pie, chess pie, buttermilk pie, sugar pie
pumpkin pie		pie crust, pumpkin, egg, milk, sugar	wheat gluten egg	soy	sweet potato pie, pecan pie filling pie
walnut pie	pecan pie	pie crust, pecan, egg, sugar, butter	wheat gluten egg tree_nut	soy
apple pie	dessert	apple, pie crust, sugar, butter	wheat gluten	egg soy tree_nut	cherry pie, blueberry pie, peach cobbler, apple crumble, fruit crumble, apple crisp, apple strudel, strudel, fruit pie, rhubarb pie, apple turnover
bread and butter pudding	dessert	bread, egg, milk, butter, sugar	wheat gluten egg	soy	bread pudding, sticky toffee pudding, far breton, summer pudding with custard
eton mess	dessert	egg white, sugar, heavy cream	egg	milk tree_nut	baked alaska meringue
pannacotta	dessert	heavy cream, gelatin, sugar		egg	blancmange, bavarois, bavarian cream
creme anglaise	custard	heavy cream, milk, egg, sugar	egg	wheat gluten	creme brulee, creme caramel, flan, floating island, pots de creme, creme patissiere, pastry cream, custard sauce
chocolate mousse	dessert	chocolate, egg, heavy cream, sugar	egg	soy tree_nut	mousse au chocolat
macaron	almond cookie	almond, egg white, sugar	egg tree_nut	milk soy	french macaron
scottish shortbread	english muffin	flour, butter, sugar	wheat gluten	egg soy	millionaire shortbread, crumpet, sable
pain au chocolat	croissant	flour, butter, milk	wheat gluten	egg soy tree_nut	chocolate croissant, danish pastry, palmier, kouign amann, vol au vent
challah bun	cake	flour, butter, egg, milk, sugar	wheat gluten egg	soy tree_nut sulfite	panettone, pandoro, stollen, babka, king cake, hot cross bun, kugelhopf
rum baba	cake	flour, butter, egg, sugar, rum
blini	griddle cake	flour, egg, milk, butter	wheat gluten egg	soy	blintz, dutch baby
donut	doughnut	flour, egg, milk, sugar, oil	wheat gluten egg	soy	krispy kreme, beignet, berliner, malasada, cruller, donut hole, zeppole
cannoli	cake	flour, ricotta, sugar, egg	wheat gluten	egg tree_nut soy sulfite	sfogliatelle
lamington	cake	flour, egg, butter, coconut, cocoa powder	wheat gluten egg	soy sulfite
anzac biscuit		oats, flour, coconut, butter, golden syrup	wheat gluten	sulfite
ice cream sundae		ice cream, chocolate syrup, whipped cream		egg tree_nut peanut wheat gluten soy	banana split, knickerbocker glory, hot fudge sundae, drumstick cone
egg cream		milk, chocolate syrup, sparkling water		soy	new york egg cream
chocolate truffle	chocolate candy	chocolate, heavy cream, butter	soy alcohol	tree_nut gluten wheat egg peanut	lindor, lindor truffle, lindt lindor, champagne truffle, truffle chocolate, ganache truffle, godiva truffle, cocoa truffle
toblerone	praline	milk chocolate, honey, almond, egg white	tree_nut egg soy	wheat gluten peanut
snickers	peanut butter cup	milk chocolate, peanut, caramel sauce, egg white	peanut egg soy	tree_nut wheat gluten	snickers bar
milky way bar	candy	milk chocolate, caramel sauce, egg white, malt	egg soy	wheat gluten peanut tree_nut	mars bar, 3 musketeers, three musketeers, milky way
twix	candy	milk chocolate, flour, sugar, butter	wheat gluten soy	tree_nut egg peanut	twix bar, kit kat, kitkat, tim tam, penguin bar, leibniz, chocolate digestive, hobnob chocolate, caramilk wafer, choco leibniz
kinder bueno	praline	milk chocolate, hazelnut, flour	tree_nut wheat gluten soy	egg peanut	ferrero rocher, rocher, nutella b ready, hanuta, knoppers, gianduiotto
kinder surprise	chocolate candy	milk chocolate, sugar	soy	egg tree_nut wheat gluten peanut	kinder egg, kinder chocolate, cadbury dairy milk, dairy milk, galaxy bar, hershey kiss, hershey bar, cadbury creme egg, creme egg, mini egg, milka, dove chocolate, aero bar, freddo, cadbury flake
m&ms	candy	milk chocolate, sugar	soy	peanut tree_nut wheat gluten egg	m and m, smarties, minstrels, rolo, caramello, milk dud, junior mint, york peppermint patty
peanut m&ms	peanut butter cup	milk chocolate, peanut	soy peanut	tree_nut wheat gluten	peanut m and m
reese pieces	peanut butter cup	milk chocolate, peanut butter, sugar	peanut soy	tree_nut egg wheat gluten	reese's peanut butter cups, reeses, butterfinger, baby ruth, payday bar, fifth avenue bar, nutrageous, mr goodbar
almond joy	praline	milk chocolate, coconut, almond	soy tree_nut	peanut wheat gluten sulfite	bounty bar, mounds
almond bark	chocolate candy	chocolate, almond	soy	tree_nut peanut wheat gluten	chocolate bark, candy melt, chocolate almond bark
after eight	chocolate candy	dark chocolate, sugar	soy	tree_nut wheat gluten egg peanut	andes mint
peanut brittle	peanut butter cup	peanut, sugar, butter	peanut	milk tree_nut soy	cashew brittle, praline peanut
candy corn	gummy candy	sugar, gelatin, corn syrup		milk egg wheat gluten soy	gumdrop, jelly baby, gummy bear, haribo, gummy worm, wine gum, peep, starburst, fruit gum, fruit pastille, jelly bean, licorice allsort, marshmallow peep, fruit snack, jello cup, jell-o, jell-o salad, aspic, turkish delight british
butterscotch	butterscotch chip	sugar, butter, heavy cream		soy tree_nut wheat gluten	werthers, werther original, english toffee, fudge, cajeta, confiture de lait, butterscotch sauce
oreo	chocolate sandwich cookie	flour, sugar, oil	wheat gluten	soy milk egg tree_nut peanut	oreo cookie, hydrox, hobnob, rich tea biscuit, bourbon biscuit, ginger nut, gingernut
biscoff	speculoos	flour, sugar, oil	wheat gluten soy	milk tree_nut	lotus biscoff, biscoff spread, speculoos spread
graham cracker box	cracker	flour, oil	wheat gluten	milk soy sesame egg	ritz cracker, ritz, club cracker, wheat thin, triscuit, water biscuit, cream cracker, oyster cracker, town house cracker, melba toast, ryvita, wasa crispbread, carrs cracker
goldfish cracker	cheese puff	flour, cheese, oil	wheat gluten	soy egg	cheez it, cheese nip, cheese cracker, cheese ball snack
pretzel bites		flour, butter, salt	wheat gluten	milk egg soy sesame	soft pretzel, auntie annes pretzel, cheese pretzel, pretzel bun
pita chips	cracker	flour, oil	wheat gluten	milk soy sesame egg	bagel chip, stacys pita chips
benne wafers		sesame seed, sugar, flour, egg, butter	sesame	wheat gluten egg milk
shoestring fry	potato side	potato, oil		wheat gluten milk soy	curly fry, potato wedge, waffle fry, seasoned fries, mccain fries
doritos	tortilla chip	corn, cheese, oil		soy wheat gluten	nacho cheese chip, cheetos, cool ranch dorito, funyun, sun chips cheddar
pringles	potato chip	potato, oil		wheat gluten milk soy	stackable potato chip
prawn crackers	shrimp chip	shrimp, tapioca starch, oil	crustacean	fish egg mollusc soy wheat gluten	shrimp cracker, kerupuk, krupuk, kerupuk udang
marmite	yeast extract	yeast, salt	gluten	celery wheat	yeast extract spread, promite
vegemite	yeast extract	yeast, salt	gluten	celery wheat
bovril	beef bouillon	beef, yeast, salt		wheat gluten celery soy milk	beef extract spread, oxo cube, oxo
branston pickle	chutney	carrot, rutabaga, vinegar, sugar, date	gluten	sulfite mustard celery	branston, ploughman pickle, brinjal pickle
salad cream	miracle whip	egg, oil, vinegar, mustard	egg mustard	milk soy celery fish	dijonnaise, big mac sauce, burger sauce, fry sauce, comeback sauce, remoulade sauce
kewpie	mayonnaise	egg, oil, vinegar	egg	soy mustard	kewpie mayo, kewpie mayonnaise, japanese mayonnaise
velveeta	american cheese	cheese, milk		soy mustard	cheez whiz, american cheese slice, kraft single, cheese whiz, easy cheese, queso dip, queso fundido, chile con queso, nacho cheese sauce, laughing cow, primula, dairylea, cheese strings
cool whip	whipped topping	oil, sugar, milk		soy	dream whip, reddi wip, reddi whip
boursin	american cheese	cheese, heavy cream			alouette cheese, babybel, baby bel, philadelphia, philadelphia cheese, philly cheese
ovaltine	drinking chocolate	malt, milk powder, sugar	gluten	wheat egg soy	milo, horlicks, malted drink
baileys	irish cream	heavy cream, whiskey, sugar		soy egg	baileys irish cream, rumchata
cafe con leche	latte	coffee, milk		soy tree_nut	cafe au lait, cappuccino, flat white, cortado, macchiato, mocha, caramel macchiato, frappuccino, iced latte, pumpkin spice latte, chai latte, matcha latte, london fog, dirty chai, cafe latte, cafe bombon, cortadito, galao
butter tea		tea leaf, butter			po cha, bulletproof coffee, buttered coffee, butter coffee
clam tomato juice	clamato	tomato juice, clam juice	mollusc	celery sulfite soy fish	caesar cocktail mix, bloody caesar mix
gentleman relish	fermented fish paste	anchovy, butter	fish	milk	gentlemens relish, patum peperium, anchovy butter
nam prik	sambal belacan	red chile, shrimp paste, fish sauce	crustacean	fish soy	nam prik pao, thai chili paste, sambal terasi, sambal terasi paste
mam tom	shrimp paste	shrimp, salt	crustacean	fish	mam ruoc, bagoong, bagoong alamang, belacan, terasi, kapi, petis udang, hom ha
garum	anchovy paste	anchovy, salt	fish		colatura di alici
piccalilli	chutney	cauliflower, mustard, vinegar, sugar	mustard	wheat gluten sulfite celery	chow chow relish, chowchow relish, mustard pickle, mustard relish
romesco sauce		almond, red bell pepper, olive oil, garlic	tree_nut	wheat gluten sulfite	salsa romesco
duqqa	dukkah	hazelnut, sesame seed, coriander, cumin	tree_nut sesame	peanut
satay sauce	peanut sauce	peanut, coconut milk, soy sauce	peanut	soy wheat gluten fish crustacean sesame tree_nut
pesto genovese	pesto	basil, pine nut, parmesan, olive oil		tree_nut	pesto alla genovese, basil pesto, green pesto
quorn pieces		quorn, egg white	egg	milk wheat gluten soy	quorn mince, quorn nugget, quorn fillet
tofurky slices		tofu, seitan	soy wheat gluten	celery mustard	tofurky roast, vegan deli slice, vegan roast, vegan turkey
almond paste	marzipan	almond, sugar	tree_nut	egg milk wheat gluten sulfite	frangipane paste, amaretti paste, persipan
gianduja	chocolate hazelnut spread	hazelnut, chocolate, sugar	tree_nut soy	peanut wheat gluten	nutella, nocilla
praline candy		pecan, sugar, butter	tree_nut	milk soy egg peanut wheat gluten
halvah	halva	sesame seed, sugar	sesame	tree_nut milk egg wheat gluten peanut	halwa sesame, tahini halva
rocky mountain oyster	lamb liver	beef			prairie oyster, swinging beef, cowboy caviar oyster, calf fry, lamb fry, bull testicle, criadilla, montana tendergroin, huevos de toro
ris de veau	sweetbread	veal			calf sweetbread, lamb sweetbread, molleja
head cheese	cold cut	pork, gelatin		celery wheat gluten	headcheese, brawn, souse meat, fromage de tete, bath chap, sulze
crubeen	pork cut	pork			pig trotter, pig foot, trotter, pork hock feet
cracklins	salt pork	pork		soy wheat gluten	chicharron, chicharrones, gratons, grieves, gribenes meat, pork crackling, pork scratching, pork rind
mett		pork, onion		mustard	mettwurst spread, hackepeter, zwiebelmett
mountain chicken		game			frog leg, cuisses de grenouille
bombay duck	salt cod	fish	fish		bummalo, bombil
milt	fish	roe	fish		fish milt, shirako, soft roe, fish maw, botargo, bottarga, karasumi, mullet roe
arbroath smokie	smoked fish	herring	fish	mustard celery sulfite	finnan haddie, finnan haddock, bloater, buckling herring, surstromming, lutefisk, rollmop, matjes, bismarck herring
beef cheek	soup bone	beef			ox cheek, ox tongue, lights offal, beef lung, ox heart
rasgulla	dessert	milk, sugar		tree_nut wheat gluten	rasmalai, ras malai, sandesh, mishti doi, shrikhand, kalakand, kheer, peda, barfi, burfi
sesame brittle	halva	sesame seed, sugar	sesame	milk wheat gluten peanut tree_nut	sesame snap
pavlova	meringue	egg white, sugar	egg	milk tree_nut	meringue kiss, meringue nest
shawarma wrap		lamb, chicken, pita, yogurt, tahini	wheat gluten	milk sesame soy mustard egg	shawarma sandwich, doner kebab, gyro sandwich, gyro wrap, kebab wrap
gado gado sauce	peanut sauce	peanut, coconut milk, shrimp paste	peanut	soy wheat gluten fish	bumbu kacang
conch fritter		conch, flour, egg	mollusc wheat gluten	milk celery	clam fritter
corn dog	filled dough	hot dog, flour, egg	wheat gluten egg	milk soy mustard celery
ghee roast dosa		rice, urad dal, ghee	dairy	mustard wheat gluten
anchoiade with butter	anchovy paste		fish dairy oil
balachaung	asian sauce		crustacean	fish
colatura	asian sauce		fish	crustacean
dashi stock powder	asian sauce		fish soy	wheat
nam pla	asian sauce		fish	crustacean
ngapi	asian sauce		fish	crustacean
nuoc cham	asian sauce		fish	crustacean
okonomi sauce	asian sauce		fish soy	wheat
padaek	asian sauce		fish	crustacean
pecel	asian sauce		peanut soy	fish crustacean wheat
prahok	asian sauce		fish	crustacean
tsuyu	asian sauce		fish soy	wheat
baked beans with pork	baked bean		legume pork	wheat
charro beans	baked bean		legume pork	wheat
a.1. sauce	barbecue sauce		gluten vinegar fruit	wheat fish soy
a1 sauce	barbecue sauce		gluten vinegar fruit	wheat fish soy
brown sauce	barbecue sauce		gluten vinegar fruit	wheat fish soy
daddies sauce	barbecue sauce		gluten vinegar fruit	wheat fish soy
hp sauce	barbecue sauce		gluten vinegar fruit	wheat fish soy
pickapeppa	barbecue sauce		gluten vinegar fruit	wheat fish soy
brains	beef liver		meat
bull fries	beef liver		meat
caul fat	beef liver		meat
chitlin	beef liver		meat
chitterling	beef liver		meat
cockscomb	beef liver		meat
gribenes	beef liver		meat
lights	beef liver		meat
melt	beef liver		meat
pluck	beef liver		meat
tripas	beef liver		meat
belgian bun	bread		wheat dairy egg
challah butter	bread		wheat dairy egg
cheese scone	bread		wheat dairy	egg
chelsea bun	bread		wheat dairy egg
cinnamon rolls with icing	bread		wheat dairy egg
focaccia with cheese	bread		wheat dairy	egg
hot cross bun with butter	bread		wheat dairy egg
kolach	bread		wheat dairy egg
monkey bread pull apart	bread		wheat dairy	egg
pain aux raisins	bread		wheat dairy egg
pancakes with butter	bread		wheat dairy egg
parker house roll	bread		wheat dairy	egg
scone with butter	bread		wheat dairy	egg
soda farl	bread		wheat dairy	egg
stollen bread	bread		wheat dairy egg
tsoureki	bread		wheat dairy egg
american chop suey	burrito		beef wheat dairy	egg celery
bang bang chicken	burrito		poultry egg wheat soy	sesame mollusc peanut
beef bulgogi	burrito		beef wheat soy	egg sesame mollusc
beefaroni	burrito		beef wheat dairy	egg celery
cannelloni	burrito		beef wheat dairy	egg celery
cashew chicken	burrito		poultry egg wheat soy tree_nut	sesame mollusc peanut
char siu pork	burrito		pork wheat soy egg	sesame mollusc
chicken fried chicken	burrito		poultry dairy wheat egg
chicken karaage	burrito		poultry egg wheat soy	sesame mollusc peanut
cotoletta	burrito		meat wheat egg	milk
easy mac	burrito		wheat cheese dairy	egg mustard
frikadeller	burrito		beef wheat egg dairy	mustard
gnocchi alla romana	burrito		wheat egg dairy
karaage	burrito		poultry egg wheat soy	sesame mollusc peanut
kasespatzle	burrito		wheat egg dairy
kottbullar	burrito		beef wheat egg dairy	mustard
lasagna	burrito		beef wheat dairy	egg celery
lasagne	burrito		beef wheat dairy	egg celery
lemon chicken	burrito		poultry egg wheat soy	sesame mollusc peanut
milanesa	burrito		meat wheat egg	milk
mongolian chicken	burrito		poultry egg wheat soy	sesame mollusc peanut
nashville hot chicken	burrito		poultry dairy wheat egg
orange beef	burrito		beef wheat soy	egg sesame mollusc
pepper steak	burrito		beef wheat soy	egg sesame mollusc
salisbury steak	burrito		beef wheat egg dairy	mustard
spaetzle with cheese	burrito		wheat egg dairy
sukiyaki beef	burrito		beef wheat soy	egg sesame mollusc
tempura	burrito		poultry wheat egg soy	milk
weiner schnitzel	burrito		meat wheat egg	milk
yakitori	burrito		poultry wheat egg soy	milk
barley sugar	candy		sugar
boiled sweet	candy		sugar
candy cane	candy		sugar
candy floss	candy		sugar
chupa chups	candy		sugar
cotton candy	candy		sugar
dum dum	candy		sugar
jolly rancher	candy		sugar
lemon drop	candy		sugar
lemonhead	candy		sugar
licorice	candy		sugar wheat
licorice rope	candy		sugar wheat
life saver	candy		sugar
liquorice	candy		sugar wheat
liquorice allsorts	candy		sugar wheat
lollipop	candy		sugar
now and later	candy		sugar
pez	candy		sugar
polo mint	candy		sugar
pop rocks	candy		sugar
red vine	candy		sugar wheat
rock candy	candy		sugar
runts	candy		sugar
sherbet lemon	candy		sugar
skittle	candy		sugar
smarties candy us	candy		sugar
sweethearts	candy		sugar
tic tac	candy		sugar
turkish delight	candy		sugar
twizzler	candy		sugar wheat
all-bran	cereal		wheat sugar	milk soy
apple jacks	cereal		oats grain gluten sugar	wheat tree_nut
bran flakes	cereal		wheat sugar	milk soy
cap'n crunch	cereal		oats grain gluten sugar	wheat tree_nut
cheerio	cereal		oats grain gluten sugar	wheat tree_nut
chex wheat	cereal		wheat sugar	milk soy
cinnamon toast crunch	cereal		oats grain gluten sugar	wheat tree_nut
coco pops	cereal		oats grain gluten sugar	wheat tree_nut
cocoa puffs	cereal		oats grain gluten sugar	wheat tree_nut
froot loops	cereal		oats grain gluten sugar	wheat tree_nut
frosted flakes	cereal		oats grain gluten sugar	wheat tree_nut
frosted mini wheats	cereal		wheat sugar gelatin	milk soy
golden grahams	cereal		oats grain gluten sugar	wheat tree_nut
grape-nuts	cereal		wheat sugar	milk soy
honey bunches of oats	cereal		oats grain gluten sugar	wheat tree_nut
honey nut cheerios	cereal		oats grain gluten sugar	wheat tree_nut
kix	cereal		oats grain gluten sugar	wheat tree_nut
life cereal	cereal		oats grain gluten sugar	wheat tree_nut
lucky charms	cereal		oats grain gluten sugar gelatin	wheat tree_nut
raisin bran	cereal		wheat sugar	milk soy
rice krispies	cereal		oats grain gluten sugar	wheat tree_nut
shredded wheat biscuit	cereal		wheat sugar	milk soy
shreddies	cereal		wheat sugar	milk soy
special k	cereal		oats grain gluten sugar	wheat tree_nut
total cereal	cereal		wheat sugar	milk soy
weetabix	cereal		wheat sugar	milk soy
wheaties	cereal		wheat sugar	milk soy
american slices	cheese		cheese dairy
cheese curl	cheese		cheese dairy wheat	egg mustard
cheestrings	cheese		cheese dairy
cool ranch cheese	cheese		cheese dairy
jalapeno popper	cheese		cheese dairy wheat	egg mustard
philadelphia cream cheese	cheese		cheese dairy
port salut	cheese		cheese dairy
rarebit	cheese		cheese dairy wheat	egg mustard
string cheese stick	cheese		cheese dairy
keema curry	chili con carne		meat rice	milk tree_nut
malai kofta	chili con carne		dairy vegetable	tree_nut
matar paneer	chili con carne		dairy vegetable	tree_nut
paneer butter masala	chili con carne		dairy vegetable	tree_nut
tandoori chicken tikka	chili con carne		poultry dairy	tree_nut
bagel crisp	chip		wheat gluten dairy starchy	soy
baked lays	chip		starchy	wheat gluten milk
cheese and onion crisps	chip		wheat gluten dairy starchy	soy
cheetos puffs	chip		corn cheese dairy	wheat soy
frazzles	chip		wheat gluten dairy starchy	soy
munchos	chip		starchy	wheat gluten milk
nacho cheese dorito	chip		corn cheese dairy	wheat soy
pirates booty	chip		corn cheese dairy	wheat soy
pringles flavored	chip		wheat gluten dairy starchy	soy
quavers	chip		wheat gluten dairy starchy	soy
smartfood	chip		corn cheese dairy	wheat soy
sour cream and onion chip	chip		wheat gluten dairy starchy	soy
wotsit	chip		corn cheese dairy	wheat soy
100 grand	chocolate candy		dairy sugar chocolate soy	tree_nut peanut wheat gluten egg
5th avenue bar	chocolate candy		dairy sugar chocolate peanut soy	tree_nut wheat egg
almond roca	chocolate candy		dairy sugar chocolate tree_nut	soy peanut wheat
baci	chocolate candy		dairy sugar chocolate tree_nut	soy peanut wheat
balisto	chocolate candy		dairy sugar chocolate soy wheat tree_nut	peanut egg
boost bar	chocolate candy		dairy sugar chocolate soy wheat	tree_nut peanut egg
bournville	chocolate candy		dairy sugar chocolate soy	tree_nut peanut wheat gluten egg
butterscotch candy	chocolate candy		dairy sugar	soy wheat tree_nut
buttons chocolate	chocolate candy		dairy sugar chocolate soy	tree_nut peanut wheat gluten egg
cadbury fingers	chocolate candy		dairy sugar chocolate soy wheat	tree_nut peanut egg
cadbury fruit and nut	chocolate candy		dairy sugar chocolate tree_nut	soy peanut wheat
charleston chew	chocolate candy		dairy sugar chocolate soy	tree_nut peanut wheat gluten egg
chick o stick	chocolate candy		dairy sugar chocolate peanut soy	tree_nut wheat egg
chocolate hobnob	chocolate candy		dairy sugar chocolate soy wheat	tree_nut peanut egg
chocolate turtle	chocolate candy		dairy sugar chocolate tree_nut	soy peanut wheat
clark bar	chocolate candy		dairy sugar chocolate peanut soy	tree_nut wheat egg
club bar	chocolate candy		dairy sugar chocolate soy wheat	tree_nut peanut egg
cow tales	chocolate candy		dairy sugar	soy wheat tree_nut
crunch bar	chocolate candy		dairy sugar chocolate soy wheat	tree_nut peanut egg
crunchie	chocolate candy		dairy sugar chocolate soy	tree_nut peanut wheat gluten egg
daim	chocolate candy		dairy sugar chocolate tree_nut	soy peanut wheat
dime bar	chocolate candy		dairy sugar chocolate tree_nut	soy peanut wheat
double decker	chocolate candy		dairy sugar chocolate soy wheat	tree_nut peanut egg
dulce de leche candy	chocolate candy		dairy sugar	soy wheat tree_nut
fast break bar	chocolate candy		dairy sugar chocolate peanut soy	tree_nut wheat egg
flake bar	chocolate candy		dairy sugar chocolate soy	tree_nut peanut wheat gluten egg
fruit and nut bar	chocolate candy		dairy sugar chocolate tree_nut	soy peanut wheat
galaxy chocolate	chocolate candy		dairy sugar chocolate soy	tree_nut peanut wheat gluten egg
ghirardelli square	chocolate candy		dairy sugar chocolate soy	tree_nut peanut wheat gluten egg
guylian	chocolate candy		dairy sugar chocolate tree_nut	soy peanut wheat
heath bar	chocolate candy		dairy sugar chocolate tree_nut	soy peanut wheat
hershey's with almonds	chocolate candy		dairy sugar chocolate tree_nut	soy peanut wheat
kinder bueno white	chocolate candy		dairy sugar chocolate soy wheat tree_nut	peanut egg
lindt chocolate	chocolate candy		dairy sugar chocolate soy	tree_nut peanut wheat gluten egg
lindt truffle	chocolate candy		dairy sugar chocolate soy	tree_nut peanut wheat gluten egg
lion bar	chocolate candy		dairy sugar chocolate soy wheat	tree_nut peanut egg
loacker wafer	chocolate candy		dairy sugar chocolate soy wheat tree_nut	peanut egg
maltesers candy	chocolate candy		dairy sugar chocolate soy	tree_nut peanut wheat gluten egg
marathon nut bar	chocolate candy		dairy sugar chocolate tree_nut	soy peanut wheat
mozartkugel	chocolate candy		dairy sugar chocolate soy wheat tree_nut	peanut egg
nestle crunch	chocolate candy		dairy sugar chocolate soy wheat	tree_nut peanut egg
nougat bar	chocolate candy		dairy sugar chocolate tree_nut egg honey	soy
penguin biscuit	chocolate candy		dairy sugar chocolate soy wheat	tree_nut peanut egg
peppermint patty	chocolate candy		dairy sugar chocolate soy	tree_nut peanut wheat gluten egg
picnic bar	chocolate candy		dairy sugar chocolate soy wheat	tree_nut peanut egg
picnic chocolate	chocolate candy		dairy sugar chocolate soy wheat	tree_nut peanut egg
raffaello	chocolate candy		dairy sugar chocolate tree_nut egg honey	soy
raisinet	chocolate candy		dairy sugar chocolate soy	tree_nut peanut wheat gluten egg
reese's puffs candy	chocolate candy		dairy sugar chocolate peanut soy	tree_nut wheat egg
ritter sport	chocolate candy		dairy sugar chocolate soy	tree_nut peanut wheat gluten egg
sees candy	chocolate candy		dairy sugar chocolate soy	tree_nut peanut wheat gluten egg
skor	chocolate candy		dairy sugar chocolate tree_nut	soy peanut wheat
sugar daddy	chocolate candy		dairy sugar	soy wheat tree_nut
symphony bar	chocolate candy		dairy sugar chocolate tree_nut	soy peanut wheat
tablet candy	chocolate candy		dairy sugar	soy wheat tree_nut
take 5 bar	chocolate candy		dairy sugar chocolate peanut soy	tree_nut wheat egg
terrys chocolate orange	chocolate candy		dairy sugar chocolate soy	tree_nut peanut wheat gluten egg
toffee crisp	chocolate candy		dairy sugar chocolate soy wheat	tree_nut peanut egg
tootsie roll	chocolate candy		dairy sugar chocolate soy	tree_nut peanut wheat gluten egg
torrone	chocolate candy		dairy sugar chocolate tree_nut egg honey	soy
tunnock's caramel wafer	chocolate candy		dairy sugar chocolate soy wheat	tree_nut peanut egg
tunnock's teacake	chocolate candy		dairy sugar chocolate soy wheat	tree_nut peanut egg
tunnocks wafer	chocolate candy		dairy sugar chocolate soy wheat	tree_nut peanut egg
turron	chocolate candy		dairy sugar chocolate tree_nut egg honey	soy
turtles candy	chocolate candy		dairy sugar chocolate tree_nut	soy peanut wheat
twirl	chocolate candy		dairy sugar chocolate soy	tree_nut peanut wheat gluten egg
vanilla fudge	chocolate candy		dairy sugar	soy wheat tree_nut
wagon wheel	chocolate candy		dairy sugar chocolate soy wheat	tree_nut peanut egg
whitmans sampler	chocolate candy		dairy sugar chocolate soy	tree_nut peanut wheat gluten egg
wispa	chocolate candy		dairy sugar chocolate soy	tree_nut peanut wheat gluten egg
zagnut	chocolate candy		dairy sugar chocolate peanut soy	tree_nut wheat egg
biltong	cold cut		meat	wheat milk soy
black pudding	cold cut		pork gluten oats	wheat
blood pudding	cold cut		pork gluten oats	wheat
blutwurst	cold cut		pork gluten oats	wheat
boudin	cold cut		pork gluten oats	wheat
boudin noir	cold cut		pork gluten oats	wheat
braunschweiger	cold cut		meat	wheat milk soy
droewors	cold cut		meat	wheat milk soy
hog maw	cold cut		meat	wheat milk soy
jerky	cold cut		meat	wheat milk soy
lap cheong	cold cut		meat	wheat milk soy
morcilla	cold cut		pork gluten oats	wheat
nduja	cold cut		meat	wheat milk soy
pemmican	cold cut		meat	wheat milk soy
rillette	cold cut		meat	wheat milk soy
souse	cold cut		meat	wheat milk soy
weisswurst	cold cut		meat	wheat milk soy
white pudding	cold cut		pork gluten oats	wheat
bami goreng	cooked pasta		wheat egg soy meat	mollusc sesame crustacean fish
dan dan noodles	cooked pasta		wheat egg soy meat	mollusc sesame crustacean fish peanut
hokkien mee	cooked pasta		wheat egg soy meat	mollusc sesame crustacean fish
mee goreng	cooked pasta		wheat egg soy meat	mollusc sesame crustacean fish
pancit	cooked pasta		wheat egg soy meat	mollusc sesame crustacean fish
yang chow fried rice	cooked pasta		rice egg soy wheat	fish mollusc crustacean
zha jiang mian	cooked pasta		wheat egg soy meat	mollusc sesame crustacean fish
arroz con mariscos	cooked rice		rice crustacean mollusc fish
arroz con pollo	cooked rice		rice meat	celery
dirty rice	cooked rice		rice meat	celery
dolma with meat	cooked rice		rice meat	celery
plov	cooked rice		rice meat	celery
red beans and rice	cooked rice		rice meat	celery
stuffed pepper	cooked rice		rice meat	celery
black and white cookie	cookie		wheat dairy egg sugar	soy tree_nut
butter cookie	cookie		wheat dairy egg sugar	soy tree_nut
chocolate chip cookie	cookie		wheat dairy egg sugar	soy tree_nut
digestives	cookie		wheat dairy sugar	egg soy
famous amos	cookie		wheat dairy sugar	egg soy
garibaldi biscuit	cookie		wheat dairy sugar	egg soy
gingerbread man	cookie		wheat dairy egg sugar	soy tree_nut
golden oreo	cookie		wheat sugar soy	milk
ladyfinger biscuit	cookie		wheat dairy egg sugar	soy tree_nut
langue de chat	cookie		wheat dairy sugar	egg soy
lotus biscuit	cookie		wheat sugar soy	milk
lu biscuit	cookie		wheat dairy sugar	egg soy
malted milk biscuit	cookie		wheat dairy sugar	egg soy
milano cookie	cookie		wheat dairy sugar	egg soy
party ring	cookie		wheat dairy sugar	egg soy
petit beurre	cookie		wheat dairy sugar	egg soy
savoiardi	cookie		wheat dairy egg sugar	soy tree_nut
snickerdoodle	cookie		wheat dairy egg sugar	soy tree_nut
tagalong	cookie		wheat peanut sugar	milk soy egg
thin mint	cookie		wheat dairy sugar	egg soy
tim tam original	cookie		wheat dairy sugar	egg soy
viennese whirl	cookie		wheat dairy sugar	egg soy
walkers shortbread	cookie		wheat dairy sugar	egg soy
bath oliver	cracker		wheat	soy milk
bruschetta toast	cracker		wheat	soy milk
bugles nacho	cracker		wheat cheese dairy	soy egg
carr's water cracker	cracker		wheat	soy milk
cheddar cracker	cracker		wheat cheese dairy	soy egg
chicken in a biskit	cracker		wheat	soy milk
grissini	cracker		wheat	soy milk
hardtack	cracker		wheat	soy milk
jacobs cracker	cracker		wheat	soy milk
mini cheddars	cracker		wheat cheese dairy	soy egg
premium saltine	cracker		wheat	soy milk
ryvita wheat	cracker		wheat	soy milk
twiglets cheese	cracker		wheat cheese dairy	soy egg
affogato	dessert		dairy sugar	egg tree_nut peanut
amaretti cookie	dessert		wheat dairy egg sugar tree_nut	soy
angel delight	dessert		dairy gelatin sugar
arctic roll	dessert		wheat dairy egg sugar	tree_nut soy
baked alaska	dessert		wheat dairy egg sugar	tree_nut soy
bakewell pudding	dessert		wheat dairy egg sugar tree_nut	soy
baklava roll	dessert		wheat dairy egg sugar tree_nut	soy
banoffee pie	dessert		wheat dairy egg sugar	tree_nut soy
battenberg	dessert		wheat dairy egg sugar	tree_nut soy
blizzard	dessert		dairy sugar	egg tree_nut peanut
brown betty	dessert		wheat dairy egg sugar	tree_nut soy
buckle	dessert		wheat dairy egg sugar	tree_nut soy
cake pop	dessert		wheat dairy egg sugar	tree_nut soy
canele	dessert		wheat dairy egg sugar	tree_nut soy
cantucci	dessert		wheat dairy egg sugar tree_nut	soy
charlotte russe	dessert		wheat dairy egg sugar	tree_nut soy
churros with chocolate	dessert		wheat dairy egg sugar	tree_nut soy
cobbler	dessert		wheat dairy egg sugar	tree_nut soy
cream cracker sandwich	dessert		wheat dairy egg sugar	tree_nut soy
crostata	dessert		wheat dairy egg sugar	tree_nut soy
ding dong	dessert		wheat dairy egg sugar	tree_nut soy
dutch baby pancake	dessert		wheat dairy egg sugar	tree_nut soy
eccles cake	dessert		wheat sugar animal_fat	milk egg sulfite
egg custard	dessert		egg dairy sugar
eton mess base	dessert		egg sugar	milk
florentine	dessert		wheat dairy egg sugar tree_nut	soy
frosty	dessert		dairy sugar	egg tree_nut peanut
funnel cake	dessert		wheat dairy egg sugar	tree_nut soy
gateau basque	dessert		wheat dairy egg sugar	tree_nut soy
german chocolate cake	dessert		wheat dairy egg sugar tree_nut	soy
ho ho	dessert		wheat dairy egg sugar	tree_nut soy
jaffa cake	dessert		wheat dairy egg sugar	tree_nut soy
leche flan	dessert		egg dairy sugar
linzer torte	dessert		wheat dairy egg sugar tree_nut	soy
little debbie	dessert		wheat dairy egg sugar	tree_nut soy
macaroon	dessert		egg sugar	milk wheat sulfite
marzipan fruit	dessert		tree_nut egg sugar	milk
mcflurry	dessert		dairy sugar	egg tree_nut peanut
mille-feuille	dessert		wheat dairy egg sugar	tree_nut soy
moon pie	dessert		wheat dairy egg sugar	tree_nut soy
napoleon	dessert		wheat dairy egg sugar	tree_nut soy
panforte	dessert		wheat dairy egg sugar tree_nut	soy
panna cotta with egg	dessert		egg dairy sugar
peach melba	dessert		dairy sugar	egg tree_nut peanut
pound cake slice	dessert		wheat dairy egg sugar	tree_nut soy
sabayon	dessert		egg sugar	milk
semifreddo	dessert		egg dairy sugar
shoofly pie	dessert		wheat dairy egg sugar	tree_nut soy
sugar cream pie	dessert		wheat dairy egg sugar	tree_nut soy
sundae	dessert		dairy sugar	egg tree_nut peanut
swiss cake roll	dessert		wheat dairy egg sugar	tree_nut soy
twinkie	dessert		wheat dairy egg sugar animal_fat	tree_nut soy
vanilla slice	dessert		wheat dairy egg sugar	tree_nut soy
zabaglione	dessert		egg sugar	milk
zuppa inglese cream	dessert		egg dairy sugar
breakfast casserole	egg dish		egg dairy wheat cheese
eggs benedict	egg dish		egg dairy pork wheat
eggs royale	egg dish		egg dairy fish wheat
chirashi	fish		fish crustacean rice	soy wheat egg sesame
coquilles saint jacques	fish		mollusc dairy wheat
dolphinfish	fish		fish
maki	fish		fish crustacean rice	soy wheat egg sesame
nigiri	fish		fish crustacean rice	soy wheat egg sesame
spider roll	fish		fish crustacean rice	soy wheat egg sesame
sushi	fish		fish crustacean rice	soy wheat egg sesame
accra	fish stick		fish wheat	egg milk
crab stick	fish stick		fish crustacean wheat egg soy
filet o fish	fish stick		fish wheat	egg milk
fish ball	fish stick		fish wheat	egg milk
fish cake	fish stick		fish wheat	egg milk
fish finger	fish stick		fish wheat	egg milk
fishcake	fish stick		fish wheat	egg milk
imitation lobster	fish stick		fish crustacean wheat egg soy
kamaboko	fish stick		fish crustacean wheat egg soy
krab	fish stick		fish crustacean wheat egg soy
narutomaki	fish stick		fish crustacean wheat egg soy
seafood stick	fish stick		fish crustacean wheat egg soy
surimi stick	fish stick		fish crustacean wheat egg soy
dumpling	frozen dumpling		pork wheat	soy sesame egg crustacean
har gow	frozen dumpling		crustacean wheat	egg sesame
knish	frozen dumpling		wheat dairy vegetable	egg
manti	frozen dumpling		pork wheat	soy sesame egg crustacean
momos	frozen dumpling		pork wheat	soy sesame egg crustacean
pirozhki	frozen dumpling		wheat dairy vegetable	egg
vareniki	frozen dumpling		wheat dairy vegetable	egg
wonton	frozen dumpling		pork wheat	soy sesame egg crustacean
altoids	gummy candy		sugar gelatin	milk
circus peanut	gummy candy		sugar gelatin	milk
gummi bear	gummy candy		sugar gelatin	milk
life savers gummies	gummy candy		sugar gelatin	milk
lucky charms marshmallow	gummy candy		sugar gelatin	milk
marshmallow fluff peep	gummy candy		sugar gelatin	milk
marshmallow treat	gummy candy		sugar gelatin	milk
mike and ike gummies	gummy candy		sugar gelatin	milk
nerds gummy cluster	gummy candy		sugar gelatin	milk
percy pig	gummy candy		sugar gelatin	milk
sour patch	gummy candy		sugar gelatin	milk
swedish fish gelatin	gummy candy		sugar gelatin	milk
turkish delight gelatin	gummy candy		sugar gelatin	milk
bearnaise	hollandaise		egg dairy	wheat mustard
choron sauce	hollandaise		egg dairy	wheat mustard
mornay sauce	hollandaise		egg dairy	wheat mustard
sauce maltaise	hollandaise		egg dairy	wheat mustard
payasam	ice cream		dairy sugar	tree_nut
phirni	ice cream		dairy sugar	tree_nut
rice pudding	ice cream		dairy sugar	tree_nut
eggnog latte	latte		dairy
golden milk latte	latte		dairy
horchata con leche	latte		dairy
garden salad	lettuce		vegetable leafy
green salad	lettuce		vegetable leafy
house salad	lettuce		vegetable leafy
side salad	lettuce		vegetable leafy
best foods mayonnaise	mayonnaise		egg mustard oil condiment	milk soy sulfite
duke's mayonnaise	mayonnaise		egg mustard oil condiment	milk soy sulfite
hellmanns	mayonnaise		egg mustard oil condiment	milk soy sulfite
marie rose sauce	mayonnaise		egg mustard oil condiment	milk soy sulfite
remoulade	mayonnaise		egg mustard oil condiment	milk soy sulfite
russian dressing	mayonnaise		egg mustard oil condiment	milk soy sulfite
tartare sauce	mayonnaise		egg mustard oil condiment	milk soy sulfite
thousand island	mayonnaise		egg mustard oil condiment	milk soy sulfite
bovril vegetarian	miso		gluten vegetable salt	celery wheat
cenovis	miso		gluten vegetable salt	celery wheat
malted milk	mix		dairy gluten sugar	egg soy wheat
nesquik with malt	mix		dairy gluten sugar	egg soy wheat
chicken liver pate	pate		meat dairy	egg wheat
foie gras pate	pate		meat dairy	egg wheat
mousse de canard	pate		meat dairy	egg wheat
pesto sauce	pesto		cheese dairy tree_nut oil
coulibiac	pie		fish dairy wheat	egg mollusc crustacean
jamaican beef patty	pie		meat wheat	milk egg mollusc celery
meat pasty	pie		meat wheat	milk egg mollusc celery
pork pie	pie		meat wheat	milk egg mollusc celery
stargazy pie	pie		fish dairy wheat	egg mollusc crustacean
steak and kidney pudding	pie		meat wheat	milk egg mollusc celery
tourtiere	pie		meat wheat	milk egg mollusc celery
bagel bite	pizza		wheat cheese dairy meat	egg soy
cheese bread	pizza		wheat cheese dairy	egg soy
deep dish pizza	pizza		wheat cheese dairy	egg soy
garlic bread	pizza		wheat cheese dairy	egg soy
pizza margherita	pizza		wheat cheese dairy	egg soy
aligot	potato side		vegetable dairy wheat
creamed spinach	potato side		vegetable dairy wheat
cullen skink pie	potato side		vegetable dairy wheat
dauphinoise	potato side		vegetable dairy wheat
escalivada	potato side		vegetable	tree_nut fish celery
funeral potatoes	potato side		vegetable dairy wheat
loaded potato skins	potato side		vegetable dairy wheat
mashed potatoes with gravy	potato side		vegetable dairy wheat
peperonata	potato side		vegetable	tree_nut fish celery
potato skins	potato side		vegetable dairy wheat
potatoes au gratin	potato side		vegetable dairy wheat
scalloped potatoes	potato side		vegetable dairy wheat
antipasto pasta salad	salad prepared		wheat pasta vegetable	egg milk mustard fish
asian slaw	salad prepared		vegetable soy wheat sesame	peanut egg
chinese chicken salad	salad prepared		vegetable soy wheat sesame	peanut egg
coronation chicken	salad prepared		vegetable poultry egg	milk mustard
crab louie	salad prepared		crustacean egg condiment	mustard celery fish
curried chicken salad	salad prepared		poultry egg condiment	mustard celery milk
dakos	salad prepared		vegetable wheat
deviled ham	salad prepared		pork egg condiment	mustard celery
lentil salad	salad prepared		vegetable legume	mustard
macaroni slaw	salad prepared		vegetable egg condiment	mustard milk celery
olivier salad	salad prepared		vegetable egg condiment	mustard milk celery
orzo salad	salad prepared		wheat pasta vegetable	egg milk mustard fish
papaya salad	salad prepared		vegetable fish peanut	crustacean
prawn cocktail	salad prepared		crustacean egg condiment	mustard celery fish
russian salad	salad prepared		vegetable egg condiment	mustard milk celery
shopska salad	salad prepared		vegetable cheese	sulfite
shrimp cocktail	salad prepared		crustacean egg condiment	mustard celery fish
shrimp salad	salad prepared		crustacean egg condiment	mustard celery fish
tabbouleh salad	salad prepared		vegetable wheat
thai beef salad	salad prepared		meat fish	egg peanut
turkey salad	salad prepared		poultry egg condiment	mustard celery milk
yam nua	salad prepared		meat fish	egg peanut
arepa con carne	sandwich		meat corn	milk wheat
flauta	sandwich		meat corn	milk wheat
french dip	sandwich		beef cheese dairy wheat	egg mustard sesame
gyro	sandwich		meat wheat	milk mustard egg soy sesame
ham sandwich	sandwich		pork cheese dairy wheat	egg mustard
hot dog with bun	sandwich		meat wheat	milk mustard egg soy sesame
italian beef	sandwich		meat wheat	milk mustard egg soy sesame
muffuletta sandwich	sandwich		pork cheese dairy wheat	egg mustard
patty melt	sandwich		beef cheese dairy wheat	egg mustard sesame
taquito	sandwich		meat corn	milk wheat
torta	sandwich		meat wheat	milk mustard egg soy sesame
chickn seitan	seitan		wheat gluten	soy
field roast	seitan		wheat gluten	soy
fu	seitan		wheat gluten	soy
mock duck	seitan		wheat gluten	soy
tofurky	seitan		wheat gluten	soy
skips	shrimp chip		crustacean starchy	fish
beef stew	soup		meat wheat	milk celery
beer cheese soup	soup		vegetable dairy wheat beef	celery
birria	soup		meat vegetable	milk wheat celery
bisque	soup		crustacean dairy	fish wheat celery
broccoli cheddar soup	soup		vegetable dairy wheat beef	celery
bun bo hue	soup		meat fish rice	soy wheat egg crustacean
caldo verde	soup		meat vegetable	milk wheat celery
chicken corn soup	soup		poultry egg corn	wheat soy
chicken noodle soup	soup		poultry wheat egg celery	milk
chowder	soup		mollusc dairy pork	wheat fish celery
cream of broccoli soup	soup		vegetable dairy	wheat celery
fabada	soup		legume pork	celery wheat
filé gumbo	soup		meat crustacean wheat vegetable	mollusc celery fish
fish chowder	soup		fish dairy	celery
goulash soup	soup		meat vegetable	milk wheat celery
harira	soup		meat wheat	milk celery
leek and potato soup	soup		vegetable dairy	wheat celery
nabeyaki udon	soup		fish soy wheat	egg
scotch broth	soup		meat vegetable	milk wheat celery
seafood stew	soup		fish crustacean mollusc vegetable	celery wheat milk
senate bean soup	soup		legume pork	celery wheat
she crab soup	soup		crustacean dairy	fish wheat celery
soba soup	soup		fish soy wheat	egg
split pea soup with ham	soup		legume pork	celery wheat
tom yam	soup		crustacean fish	soy mollusc
udon soup	soup		fish soy wheat	egg
vichyssoise	soup		vegetable dairy	wheat celery
zuppa di pesce	soup		fish crustacean mollusc vegetable	celery wheat milk
beyond beef	vegetarian sausage		legume	gluten soy
beyond burger	vegetarian sausage		legume	gluten soy
beyond meat	vegetarian sausage		legume	gluten soy
beyond sausage	vegetarian sausage		legume	gluten soy
boca burger	vegetarian sausage		soy	gluten wheat
gardein	vegetarian sausage		soy	gluten wheat
impossible beef	vegetarian sausage		soy	gluten wheat
impossible burger	vegetarian sausage		soy	gluten wheat
impossible meat	vegetarian sausage		soy	gluten wheat
morningstar	vegetarian sausage		soy	gluten wheat
squirty cream	whipped topping		dairy sugar
ayran	yogurt		dairy
cacik	yogurt		dairy
chaas	yogurt		dairy
doogh	yogurt		dairy
chicken makhani	burrito		poultry dairy	tree_nut wheat
reshmi kebab	burrito		poultry dairy	tree_nut wheat
chicken shawarma plate	burrito		poultry dairy	tree_nut wheat
chicken a la king	burrito		poultry dairy	tree_nut wheat
chicken chasseur	burrito		poultry dairy	tree_nut wheat
chicken fricassee	burrito		poultry dairy	tree_nut wheat
chicken supreme	burrito		poultry dairy	tree_nut wheat
chicken florentine	burrito		poultry dairy	tree_nut wheat
chicken tetrazzini	burrito		poultry wheat dairy	egg celery
chicken divan	burrito		poultry wheat dairy	egg celery
king ranch chicken	burrito		poultry wheat dairy	egg celery
turkey tetrazzini	burrito		poultry wheat dairy	egg celery
chicken goujon	burrito		poultry wheat dairy	egg celery
turkey twizzler	burrito		poultry wheat dairy	egg celery
chicken dinosaur	burrito		poultry wheat dairy	egg celery
chicken escalope	burrito		poultry wheat dairy	egg celery
turkey dinosaur	burrito		poultry wheat dairy	egg celery
southern fried chicken	burrito		poultry wheat dairy	egg celery
buttermilk fried chicken	burrito		poultry wheat dairy	egg celery
chicken fajitas	burrito		poultry	wheat soy milk celery egg
jerk chicken	burrito		poultry	wheat soy milk celery egg
peri peri chicken	burrito		poultry	wheat soy milk celery egg
piri piri chicken	burrito		poultry	wheat soy milk celery egg
chicken cacciatore	burrito		poultry	wheat soy milk celery egg
chicken marbella	burrito		poultry	wheat soy milk celery egg
chicken paprikash	burrito		poultry	wheat soy milk celery egg
chicken satay skewer	burrito		poultry peanut	wheat soy milk celery egg
huli huli chicken	burrito		poultry	wheat soy milk celery egg
beer can chicken	burrito		poultry	wheat soy milk celery egg
arroz caldo	burrito		poultry	wheat soy milk celery egg
chicken tinga	burrito		poultry	wheat soy milk celery egg
chicken lollipop	burrito		poultry	wheat soy milk celery egg
massaman beef	burrito		beef	milk wheat egg soy celery mustard
carne guisada	burrito		beef	milk wheat egg soy celery mustard
beef strogonoff	burrito		beef	milk wheat egg soy celery mustard
beef tips	burrito		beef	milk wheat egg soy celery mustard
beef bulgogi bowl	burrito		beef	milk wheat egg soy celery mustard
sauerbraten	burrito		beef	milk wheat egg soy celery mustard
rouladen	burrito		beef	milk wheat egg soy celery mustard
beef daube	burrito		beef	milk wheat egg soy celery mustard
carbonnade	burrito		beef	milk wheat egg soy celery mustard
beef barley stew	burrito		beef	milk wheat egg soy celery mustard
tafelspitz	burrito		beef	milk wheat egg soy celery mustard
beef tagine	burrito		beef	milk wheat egg soy celery mustard
steak fajitas	burrito		beef	milk wheat egg soy celery mustard
burgoo	burrito		beef	milk wheat egg soy celery mustard
booyah	burrito		beef	milk wheat egg soy celery mustard
texas chili	burrito		beef	milk wheat egg soy celery mustard
creamed chipped beef	burrito		beef wheat dairy	egg soy celery
beef enchilada	burrito		beef wheat dairy	egg soy celery
steak bake	burrito		beef wheat dairy	egg soy celery
steak slice	burrito		beef wheat dairy	egg soy celery
beef pie	burrito		beef wheat dairy	egg soy celery
runza	burrito		beef wheat dairy	egg soy celery
bierock	burrito		beef wheat dairy	egg soy celery
kolache with sausage	burrito		beef wheat dairy	egg soy celery
cottage pie with cheese	burrito		beef wheat dairy	egg soy celery
tater tot hotdish	burrito		beef wheat dairy	egg soy celery
hamburger steak with gravy	burrito		beef wheat dairy	egg soy celery
meatball sub	burrito		beef wheat dairy	egg soy celery
meatball sandwich	burrito		beef wheat dairy	egg soy celery
philly roll	burrito		beef wheat dairy	egg soy celery
beef lo mein	burrito		beef wheat soy	egg sesame mollusc peanut
sesame beef	burrito		beef wheat soy	egg sesame mollusc peanut
beef chop suey	burrito		beef wheat soy	egg sesame mollusc peanut
beef fried rice	burrito		beef wheat soy	egg sesame mollusc peanut
beef yakisoba	burrito		beef wheat soy	egg sesame mollusc peanut
beef noodle soup	burrito		beef wheat soy	egg sesame mollusc peanut
crispy beef	burrito		beef wheat soy	egg sesame mollusc peanut
katsudon	burrito		pork wheat soy egg	sesame mollusc milk
sweet and sour pork ball	burrito		pork wheat soy egg	sesame mollusc milk
pork chow mein	burrito		pork wheat soy egg	sesame mollusc milk
dan dan pork	burrito		pork wheat soy egg	sesame mollusc milk
pork bao	burrito		pork wheat soy egg	sesame mollusc milk
pulled pork bao	burrito		pork wheat soy egg	sesame mollusc milk
peking pork	burrito		pork wheat soy egg	sesame mollusc milk
carnitas taco	burrito		pork	wheat milk soy celery mustard egg
cochinita	burrito		pork	wheat milk soy celery mustard egg
pozole rojo	burrito		pork	wheat milk soy celery mustard egg
pork carnitas	burrito		pork	wheat milk soy celery mustard egg
bigos	burrito		pork	wheat milk soy celery mustard egg
schweinshaxe	burrito		pork	wheat milk soy celery mustard egg
choucroute garnie	burrito		pork	wheat milk soy celery mustard egg
pork souvlaki	burrito		pork	wheat milk soy celery mustard egg
pulled pork sandwich filling	burrito		pork	wheat milk soy celery mustard egg
pork sausage meat	burrito		pork	wheat milk soy celery mustard egg
bacon butty	burrito		pork wheat	milk egg soy mustard sesame celery
bacon sandwich	burrito		pork wheat	milk egg soy mustard sesame celery
bacon roll	burrito		pork wheat	milk egg soy mustard sesame celery
pulled pork bun	burrito		pork wheat	milk egg soy mustard sesame celery
pulled pork sandwich	burrito		pork wheat	milk egg soy mustard sesame celery
ham roll	burrito		pork wheat	milk egg soy mustard sesame celery
sausage sandwich	burrito		pork wheat	milk egg soy mustard sesame celery
sausage bap	burrito		pork wheat	milk egg soy mustard sesame celery
scotch pie	burrito		pork wheat	milk egg soy mustard sesame celery
bridie	burrito		pork wheat	milk egg soy mustard sesame celery
rissole	burrito		pork wheat	milk egg soy mustard sesame celery
ham and cheese croissant	burrito		pork wheat	milk egg soy mustard sesame celery
sausage biscuit	burrito		pork wheat	milk egg soy mustard sesame celery
bratwurst roll	burrito		pork wheat	milk egg soy mustard sesame celery
currywurst with bread	burrito		pork wheat	milk egg soy mustard sesame celery
chip butty with bacon	burrito		pork wheat	milk egg soy mustard sesame celery
mcrib	burrito		pork wheat	milk egg soy mustard sesame celery
ham and pickle sandwich	burrito		pork wheat	milk egg soy mustard sesame celery
lamb gyro	burrito		lamb	wheat milk egg soy celery
lamb shawarma	burrito		lamb	wheat milk egg soy celery
navarin	burrito		lamb	wheat milk egg soy celery
lamb curry	burrito		lamb	wheat milk egg soy celery
lamb kleftiko	burrito		lamb	wheat milk egg soy celery
kleftiko	burrito		lamb	wheat milk egg soy celery
lamb stew	burrito		lamb	wheat milk egg soy celery
seekh kebab	burrito		lamb	wheat milk egg soy celery
shish kebab	burrito		lamb	wheat milk egg soy celery
adana kebab	burrito		lamb	wheat milk egg soy celery
pastrami on rye	sandwich		meat wheat bread	milk egg mustard sesame soy celery
corned beef on rye	sandwich		meat wheat bread	milk egg mustard sesame soy celery
italian sub	sandwich		meat wheat bread	milk egg mustard sesame soy celery
hoagie sandwich	sandwich		meat wheat bread	milk egg mustard sesame soy celery
chicken caesar wrap	sandwich		meat wheat bread	milk egg mustard sesame soy celery
chicken wrap	sandwich		meat wheat bread	milk egg mustard sesame soy celery
chicken burger	sandwich		meat wheat bread	milk egg mustard sesame soy celery
chicken sandwich	sandwich		meat wheat bread	milk egg mustard sesame soy celery
meat feast pizza slice	sandwich		meat wheat bread	milk egg mustard sesame soy celery
submarine sandwich	sandwich		meat wheat bread	milk egg mustard sesame soy celery
bocadillo	sandwich		meat wheat bread	milk egg mustard sesame soy celery
smorrebrod	sandwich		meat wheat bread	milk egg mustard sesame soy celery
tramezzini with ham	sandwich		meat wheat bread	milk egg mustard sesame soy celery
choripan	sandwich		meat wheat bread	milk egg mustard sesame soy celery
lamb gyros pita	sandwich		meat wheat bread	milk egg mustard sesame soy celery
beyti	sandwich		meat wheat bread	milk egg mustard sesame soy celery
fish sandwich	sandwich		fish wheat	egg mustard milk celery
salmon bagel	sandwich		fish wheat	egg mustard milk celery
lox bagel	sandwich		fish wheat	egg mustard milk celery
fish goujon	sandwich		fish wheat	egg mustard milk celery
beer battered fish	sandwich		fish wheat	egg mustard milk celery
battered cod	sandwich		fish wheat	egg mustard milk celery
fish pakora	sandwich		fish wheat	egg mustard milk celery
tortellini in brodo	filled dough		meat wheat egg	milk soy celery
tortellini alla carne	filled dough		meat wheat egg	milk soy celery
meat tortellini	filled dough		meat wheat egg	milk soy celery
beef dumpling	filled dough		meat wheat egg	milk soy celery
khinkali	filled dough		meat wheat egg	milk soy celery
meat feast pizza	pizza		wheat dairy cheese meat	egg soy
bbq chicken pizza	pizza		wheat dairy cheese meat	egg soy
sausage pizza	pizza		wheat dairy cheese meat	egg soy
ham and pineapple pizza	pizza		wheat dairy cheese meat	egg soy
deep dish sausage pizza	pizza		wheat dairy cheese meat	egg soy
pizza bagel	pizza		wheat dairy cheese meat	egg soy
four cheese pizza	pizza		wheat dairy cheese	egg soy
quattro formaggi	pizza		wheat dairy cheese	egg soy
pizza bianca	pizza		wheat dairy cheese	egg soy
cheese breadstick	pizza		wheat dairy cheese	egg soy
cheesy bread	pizza		wheat dairy cheese	egg soy
cheesy breadstick	pizza		wheat dairy cheese	egg soy
cheese and onion pasty	pizza		wheat dairy cheese	egg soy
four cheese ravioli	pizza		wheat dairy cheese	egg soy
cheese ravioli	pizza		wheat dairy cheese	egg soy
spinach and ricotta ravioli	pizza		wheat dairy cheese	egg soy
gnocchi with gorgonzola	pizza		wheat dairy cheese	egg soy
gnocchi sorrentina	pizza		wheat dairy cheese	egg soy
quiche au fromage	egg dish		egg dairy wheat	celery
spinach quiche	egg dish		egg dairy wheat	celery
vegetable quiche	egg dish		egg dairy wheat	celery
cheese quiche	egg dish		egg dairy wheat	celery
cheese and onion quiche	egg dish		egg dairy wheat	celery
ham quiche	egg dish		egg dairy wheat pork	celery
bacon quiche	egg dish		egg dairy wheat pork	celery
breakfast strata	egg dish		egg dairy wheat pork	celery
japanese omelette	egg dish		egg soy fish	wheat
dashimaki	egg dish		egg soy fish	wheat
omurice	egg dish		egg soy fish	wheat
chawan mushi	egg dish		egg soy fish	wheat
lasagna al forno	burrito		wheat dairy beef	egg celery
beef lasagna	burrito		wheat dairy beef	egg celery
timballo	burrito		wheat dairy beef	egg celery
stuffed shells with meat	burrito		wheat dairy beef	egg celery
beef cannelloni	burrito		wheat dairy beef	egg celery
bolognese bake	burrito		wheat dairy beef	egg celery
biltong stick	beef jerky		meat processed_meat
zungenwurst	bacon		pork processed_meat	milk soy wheat
frankfurter wurst	bacon		pork processed_meat	milk soy wheat
mortadella slice	bacon		pork processed_meat	milk soy wheat
duck feet	beef liver		meat
pig tail	beef liver		meat
lamb heart	beef liver		meat
beef heart	beef liver		meat
chicken heart	beef liver		meat
duck tongue	beef liver		meat
bone marrow	beef liver		meat
marrow bone	beef liver		meat
carpaccio	beef		beef
bully beef	beef		beef
beef carpaccio slice	beef		beef
tartare	beef		beef
bone broth beef	beef		beef
roast beef dinner	beef		beef
rakfisk	fish		fish	milk wheat mustard
bloater paste	fish		fish	milk wheat mustard
kipper pate	fish		fish	milk wheat mustard
smoked mackerel pate	fish		fish	milk wheat mustard
smoked eel	fish		fish	milk wheat mustard
ceviche mixto fish	fish		fish	milk wheat mustard
poisson cru	fish		fish	milk wheat mustard
razor clam	clam		mollusc	milk
land snail	clam		mollusc	milk
octopus tentacle	clam		mollusc	milk
barnacle goose clam	clam		mollusc	milk
scungilli	clam		mollusc	milk
calamari steak	clam		mollusc	milk
crema catalana	dessert		dairy egg sugar	wheat soy tree_nut
milk tart	dessert		dairy egg sugar wheat	soy tree_nut
custard pie	dessert		dairy egg sugar wheat	soy tree_nut
lemon posset	dessert		dairy egg sugar	wheat soy tree_nut
syllabub cup	dessert		dairy egg sugar	wheat soy tree_nut
tartufo	dessert		dairy egg sugar	wheat soy tree_nut
viennetta	dessert		dairy egg sugar	wheat soy tree_nut
magnum ice cream bar	dessert		dairy egg sugar	wheat soy tree_nut
ice cream bar	dessert		dairy egg sugar	wheat soy tree_nut
drumstick ice cream	dessert		dairy egg sugar	wheat soy tree_nut
choc ice	dessert		dairy egg sugar	wheat soy tree_nut
angel cake slice	dessert		wheat dairy egg sugar	tree_nut soy
custard tart slice	dessert		wheat dairy egg sugar	tree_nut soy
rock cake	dessert		wheat dairy egg sugar	tree_nut soy
simnel cake	dessert		wheat dairy egg sugar	tree_nut soy
dundee cake	dessert		wheat dairy egg sugar	tree_nut soy
cake doughnut	dessert		wheat dairy egg sugar	tree_nut soy
eton cake	dessert		wheat dairy egg sugar	tree_nut soy
french cruller	dessert		wheat dairy egg sugar	tree_nut soy
brownie sundae	dessert		wheat dairy egg sugar	tree_nut soy
flapjack bar	dessert		wheat dairy egg sugar	tree_nut soy
treacle tart	dessert		wheat dairy egg sugar	tree_nut soy
spotted dick custard	dessert		wheat dairy egg sugar	tree_nut soy
jam tart	dessert		wheat dairy egg sugar	tree_nut soy
custard slice	dessert		wheat dairy egg sugar	tree_nut soy
ring doughnut	dessert		wheat dairy egg sugar	tree_nut soy
mississippi mud pie	dessert		wheat dairy egg sugar	tree_nut soy
knickerbocker cake	dessert		wheat dairy egg sugar	tree_nut soy
profiteroles with chocolate	dessert		wheat dairy egg sugar	tree_nut soy
kladdkaka	dessert		wheat dairy egg sugar	tree_nut soy
princess cake	dessert		wheat dairy egg sugar	tree_nut soy
semla bun	dessert		wheat dairy egg sugar	tree_nut soy
fastelavnsboller	dessert		wheat dairy egg sugar	tree_nut soy
zabaione	dessert		egg sugar alcohol
zabaglione al marsala	dessert		egg sugar alcohol
riesen	chocolate candy		dairy sugar chocolate soy	tree_nut peanut wheat gluten egg
aero mint	chocolate candy		dairy sugar chocolate soy	tree_nut peanut wheat gluten egg
mint aero	chocolate candy		dairy sugar chocolate soy	tree_nut peanut wheat gluten egg
lindt lindor ball	chocolate candy		dairy sugar chocolate soy	tree_nut peanut wheat gluten egg
lindor ball	chocolate candy		dairy sugar chocolate soy	tree_nut peanut wheat gluten egg
dove milk chocolate	chocolate candy		dairy sugar chocolate soy	tree_nut peanut wheat gluten egg
dairy milk caramel	chocolate candy		dairy sugar chocolate soy	tree_nut peanut wheat gluten egg
dairy milk buttons	chocolate candy		dairy sugar chocolate soy	tree_nut peanut wheat gluten egg
cadbury buttons	chocolate candy		dairy sugar chocolate soy	tree_nut peanut wheat gluten egg
cadbury roses	chocolate candy		dairy sugar chocolate soy	tree_nut peanut wheat gluten egg
quality street	chocolate candy		dairy sugar chocolate soy	tree_nut peanut wheat gluten egg
heroes chocolates	chocolate candy		dairy sugar chocolate soy	tree_nut peanut wheat gluten egg
celebrations	chocolate candy		dairy sugar chocolate soy	tree_nut peanut wheat gluten egg
thorntons chocolate	chocolate candy		dairy sugar chocolate soy	tree_nut peanut wheat gluten egg
green and blacks milk	chocolate candy		dairy sugar chocolate soy	tree_nut peanut wheat gluten egg
tony chocolonely	chocolate candy		dairy sugar chocolate soy	tree_nut peanut wheat gluten egg
ghirardelli milk	chocolate candy		dairy sugar chocolate soy	tree_nut peanut wheat gluten egg
russell stover	chocolate candy		dairy sugar chocolate soy	tree_nut peanut wheat gluten egg
chocolate orange	chocolate candy		dairy sugar chocolate soy	tree_nut peanut wheat gluten egg
topic bar	chocolate candy		dairy sugar chocolate soy	tree_nut peanut wheat gluten egg
fudge bar	chocolate candy		dairy sugar chocolate soy	tree_nut peanut wheat gluten egg
curly wurly	chocolate candy		dairy sugar chocolate soy	tree_nut peanut wheat gluten egg
yorkie	chocolate candy		dairy sugar chocolate soy	tree_nut peanut wheat gluten egg
bounty	chocolate candy		dairy sugar chocolate soy	tree_nut peanut wheat gluten egg
crunchie bar	chocolate candy		dairy sugar chocolate soy	tree_nut peanut wheat gluten egg
star bar	chocolate candy		dairy sugar chocolate soy	tree_nut peanut wheat gluten egg
time out bar	chocolate candy		dairy sugar chocolate soy	tree_nut peanut wheat gluten egg
matchmakers	chocolate candy		dairy sugar chocolate soy	tree_nut peanut wheat gluten egg
after dinner mint	chocolate candy		dairy sugar chocolate soy	tree_nut peanut wheat gluten egg
mint imperial chocolate	chocolate candy		dairy sugar chocolate soy	tree_nut peanut wheat gluten egg
marshmallow teacake chocolate	chocolate candy		dairy sugar chocolate soy	tree_nut peanut wheat gluten egg
cookies n creme bar	chocolate candy		dairy sugar chocolate soy wheat	tree_nut peanut egg
hershey cookies n creme	chocolate candy		dairy sugar chocolate soy wheat	tree_nut peanut egg
wonka bar	chocolate candy		dairy sugar chocolate soy	tree_nut peanut wheat gluten egg
mcvities chocolate digestive	chocolate candy		dairy sugar chocolate soy wheat	tree_nut peanut egg
chocolate digestives mcvities	chocolate candy		dairy sugar chocolate soy wheat	tree_nut peanut egg
chocolate finger	chocolate candy		dairy sugar chocolate soy wheat	tree_nut peanut egg
kit kat chunky	chocolate candy		dairy sugar chocolate soy wheat	tree_nut peanut egg
time out wafer	chocolate candy		dairy sugar chocolate soy wheat	tree_nut peanut egg
chocolate wafer bar	chocolate candy		dairy sugar chocolate soy wheat	tree_nut peanut egg
penguin	chocolate candy		dairy sugar chocolate soy wheat	tree_nut peanut egg
mikado sticks	chocolate candy		dairy sugar chocolate soy wheat	tree_nut peanut egg
pocky	chocolate candy		dairy sugar chocolate soy wheat	tree_nut peanut egg
toffifee wafer	chocolate candy		dairy sugar chocolate soy wheat	tree_nut peanut egg
caramel wafer	chocolate candy		dairy sugar chocolate soy wheat	tree_nut peanut egg
breakaway bar	chocolate candy		dairy sugar chocolate soy wheat	tree_nut peanut egg
blue riband	chocolate candy		dairy sugar chocolate soy wheat	tree_nut peanut egg
jacobs club	chocolate candy		dairy sugar chocolate soy wheat	tree_nut peanut egg
walnut whip	chocolate candy		dairy sugar chocolate tree_nut	soy wheat egg peanut
toffifee	chocolate candy		dairy sugar chocolate tree_nut	soy wheat egg peanut
merci hazelnut	chocolate candy		dairy sugar chocolate tree_nut	soy wheat egg peanut
ferrero raffaello	chocolate candy		dairy sugar chocolate tree_nut	soy wheat egg peanut
raffaello ball	chocolate candy		dairy sugar chocolate tree_nut	soy wheat egg peanut
duplo bar	chocolate candy		dairy sugar chocolate tree_nut	soy wheat egg peanut
noisette triangle	chocolate candy		dairy sugar chocolate tree_nut	soy wheat egg peanut
kinder hippo	chocolate candy		dairy sugar chocolate tree_nut	soy wheat egg peanut
baci perugina	chocolate candy		dairy sugar chocolate tree_nut	soy wheat egg peanut
reeses cup	chocolate candy		sugar peanut dairy soy	tree_nut wheat egg
reeses big cup	chocolate candy		sugar peanut dairy soy	tree_nut wheat egg
butterfinger bite	chocolate candy		sugar peanut dairy soy	tree_nut wheat egg
snickers ice cream	chocolate candy		sugar peanut dairy soy	tree_nut wheat egg
crunch n munch	chocolate candy		sugar peanut dairy soy	tree_nut wheat egg
poppycock	chocolate candy		sugar peanut dairy soy	tree_nut wheat egg
planters peanut bar	chocolate candy		sugar peanut dairy soy	tree_nut wheat egg
star crunch	chocolate candy		sugar peanut dairy soy	tree_nut wheat egg
nut goodie	chocolate candy		sugar peanut dairy soy	tree_nut wheat egg
butter biscuit	cookie		wheat dairy sugar	soy egg
bahlsen	cookie		wheat dairy sugar	soy egg
bourbon cream	cookie		wheat dairy sugar	soy egg
fig roll	cookie		wheat dairy sugar	soy egg
butter crunch cookie	cookie		wheat dairy sugar	soy egg
samoa cookie	cookie		wheat dairy sugar	soy egg
trefoil cookie	cookie		wheat dairy sugar	soy egg
samoas	cookie		wheat dairy sugar	soy egg
hobnob plain	cookie		wheat sugar	milk egg soy
pepperidge ginger	cookie		wheat sugar	milk egg soy
pfeffernusse	cookie		wheat sugar	milk egg soy
animal biscuit	cookie		wheat sugar	milk egg soy
jaffa biscuit plain	cookie		wheat sugar	milk egg soy
love heart candy	candy		sugar	soy milk
parma violets	candy		sugar	soy milk
fisherman friend	candy		sugar	soy milk
werther mint	candy		sugar	soy milk
mentos	candy		sugar	soy milk
polo	candy		sugar	soy milk
refreshers	candy		sugar	soy milk
sour candy	candy		sugar	soy milk
airheads	candy		sugar	soy milk
laffy taffy	candy		sugar	soy milk
hard candy drop	candy		sugar	soy milk
cough drop	candy		sugar	soy milk
halls	candy		sugar	soy milk
ricola	candy		sugar	soy milk
haribo goldbear	gummy candy		sugar gelatin	milk
goldbears	gummy candy		sugar gelatin	milk
haribo starmix	gummy candy		sugar gelatin	milk
jelly babies sweet	gummy candy		sugar gelatin	milk
fruit pastille gelatin	gummy candy		sugar gelatin	milk
wine gum sweet	gummy candy		sugar gelatin	milk
cola bottle candy	gummy candy		sugar gelatin	milk
sour gummy	gummy candy		sugar gelatin	milk
swedish gummy	gummy candy		sugar gelatin	milk
vitamin gummy	gummy candy		sugar gelatin	milk
gelatin sheet dessert	gummy candy		sugar gelatin	milk
twiglet	cracker		wheat gluten	milk soy
ritz sandwich	cracker		wheat gluten	milk soy
cheez it wheat	cracker		wheat gluten	milk soy
melba	cracker		wheat gluten	milk soy
krisproll	cracker		wheat gluten	milk soy
captains wafer	cracker		wheat gluten	milk soy
finn crisp wheat	cracker		wheat gluten	milk soy
ritz cheese sandwich	cracker		wheat dairy cheese	soy
cheddar biscuit cracker	cracker		wheat dairy cheese	soy
parmesan crisp wheat	cracker		wheat dairy cheese	soy
cheese stick pastry	cracker		wheat dairy cheese	soy
weet-bix	cereal		wheat gluten	milk tree_nut soy
weetbix	cereal		wheat gluten	milk tree_nut soy
weeties	cereal		wheat gluten	milk tree_nut soy
malt-o-meal	cereal		wheat gluten	milk tree_nut soy
puffed wheat	cereal		wheat gluten	milk tree_nut soy
cream of wheat cereal	cereal		wheat gluten	milk tree_nut soy
kashi wheat	cereal		wheat gluten	milk tree_nut soy
bulgur pilaf	cooked bulgur		wheat grain	milk tree_nut
kisir	cooked bulgur		wheat grain	milk tree_nut
tabbouleh mix	cooked bulgur		wheat grain	milk tree_nut
labneh ball	cheese		cheese dairy	egg
halloumi fry	cheese		cheese dairy	egg
saganaki cheese	cheese		cheese dairy	egg
tartiflette cheese	cheese		cheese dairy	egg
raclette melt	cheese		cheese dairy	egg
cheese curd fried	cheese		cheese dairy	egg
welsh cheese	cheese		cheese dairy	egg
starbucks frappuccino	latte		dairy sugar	soy
vanilla latte	latte		dairy sugar	soy
mango lassi drink	latte		dairy sugar	soy
hong kong milk tea	latte		dairy sugar	soy
boba milk tea	latte		dairy sugar	soy
malt shake	latte		dairy sugar	soy
strawberry milkshake	latte		dairy sugar	soy
horchata con leche drink	latte		dairy sugar	soy
coca-cola	cola		sugar
jarritos	cola		sugar
dr pepper soda	cola		sugar
root beer a and w	cola		sugar
lucozade	cola		sugar
monster energy	cola		sugar
san pellegrino	cola		sugar
capri sun	cola		sugar
snapple	cola		sugar
arizona tea	cola		sugar
white russian	irish cream		alcohol dairy sugar	egg
mudslide	irish cream		alcohol dairy sugar	egg
brandy alexander	irish cream		alcohol dairy sugar	egg
grasshopper cocktail	irish cream		alcohol dairy sugar	egg
pina colada creamy	irish cream		alcohol dairy sugar	egg
lobster mac	burrito		wheat cheese crustacean dairy	egg mustard
chips ahoy	cookie		wheat dairy egg sugar	soy tree_nut
nilla wafer	vanilla wafer		wheat dairy egg sugar	soy
nutter butter	peanut butter cookie		wheat peanut sugar	milk soy egg
custard cream	cookie		wheat dairy sugar	soy egg
jammie dodger	cookie		wheat dairy sugar	soy egg
kung pao shrimp	burrito		crustacean peanut soy wheat	egg sesame mollusc
kung pao beef	burrito		beef peanut soy wheat	egg sesame mollusc
kung pao pork	burrito		pork peanut soy wheat	egg sesame mollusc
shrimp lo mein	cooked pasta		crustacean wheat soy egg	sesame fish mollusc
pork lo mein	cooked pasta		pork wheat soy egg	sesame fish mollusc crustacean
eggplant parmigiana	potato side		vegetable cheese dairy wheat egg	soy
eggplant parmesan	potato side		vegetable cheese dairy wheat egg	soy
maltesers	chocolate candy		chocolate sugar dairy gluten wheat soy	tree_nut peanut egg
whopper candy	chocolate candy		chocolate sugar dairy gluten wheat soy	tree_nut peanut egg
nam prik kapi	shrimp paste		crustacean fish	soy
rocky road bar	dessert		wheat dairy egg sugar gelatin chocolate	tree_nut soy peanut
kreplach	filled dough		meat wheat egg	milk soy celery
agnolotti	filled dough		meat wheat egg	milk soy celery
salt and pepper squid		squid, flour, canola oil		egg soy crustacean fish	salt and pepper calamari
salt and pepper shrimp		shrimp, flour, canola oil		egg soy mollusc fish	salt and pepper prawn, salt and pepper crab
salt and pepper chicken		chicken, flour, canola oil		egg soy milk	salt and pepper pork, salt and pepper wings
salt and pepper tofu		tofu, flour, canola oil		egg
vietnamese coffee	latte		dairy caffeine	soy	vietnamese iced coffee, ca phe sua da, cafe sua da, thai coffee, thai iced coffee, spanish latte, cuban cafe con leche
cowboy caviar		black bean, black eyed pea, corn, tomato, olive oil		sulfite	texas caviar
spaghettios		pasta, tomato, cheese		egg soy celery	chef boyardee spaghetti
lunchables		cracker, ham, cheese	wheat	soy egg
combos		flour, cheese		soy	combos pretzel
takis		corn, canola oil		soy milk wheat gluten
fiddle faddle		popcorn, peanut, sugar, butter		soy tree_nut
kind bar		almond, peanut, honey	soy	milk sesame
quest bar		almond, milk powder		peanut soy egg wheat gluten
rxbar		egg white, almond, cashew, date		peanut soy milk	rx bar
soylent		soybean, canola oil		milk wheat gluten
melon pan		flour, butter, egg, sugar		milk soy
ants on a log		celery, peanut butter, raisin		sulfite
michelada		beer, tomato juice		fish mollusc celery soy	chelada
shandy	beer		alcohol gluten	wheat sulfite	radler, snakebite, black velvet
fish free filet		tofu, flour		egg milk	gardein fishless filet, fishless fillet, vegan fish fillet
smart dog		tofu	wheat	egg celery mustard	lightlife smart dog
kare-kare	burrito	oxtail, peanut butter, eggplant	peanut beef	crustacean fish soy
satsivi	burrito	chicken, walnut		celery	bazhe
pav bhaji	chili con carne	roll, potato, butter, tomato	wheat gluten	egg soy sesame
pao de queijo	cornbread	tapioca starch, cheese, egg, milk		soy	brazilian cheese bread, pan de bono, pandebono, chipa, almojabana
butter mochi	cake	rice flour, butter, egg, coconut milk, sugar		soy	bibingka
pan con tomate	bread	bread, tomato, olive oil, garlic	wheat gluten	milk	pa amb tomaquet
fish-fragrant eggplant	burrito	eggplant, soy sauce, doubanjiang	soy	wheat gluten sesame mollusc	yuxiang eggplant, yu xiang qie zi, eggplant in garlic sauce, eggplant with garlic sauce, szechuan eggplant, sichuan eggplant
di san xian	burrito	eggplant, potato, green bell pepper, soy sauce	soy	wheat gluten mollusc
dry-fried green bean	burrito	green bean, ground pork, soy sauce	soy	wheat gluten crustacean mollusc sesame	sichuan green bean, szechuan green bean, gan bian si ji dou
stuffed mushroom	potato side	mushroom, cheese, bread crumb	wheat gluten	egg milk	stuffed portobello
stuffed cabbage	soup	cabbage, ground beef, ground pork, rice, tomato		milk egg celery wheat gluten	cabbage roll, golabki, golubtsi, holubtsi, holishkes, sarmale, halupki, kaldolmar, stuffed cabbage roll
candied yam	sweet potato	sweet potato, butter, brown sugar, marshmallow		tree_nut	sweet potato casserole, sweet potato souffle, candied sweet potato, yam casserole
elote	corn	corn, mayonnaise, cotija, chili powder		soy mustard	street corn, mexican street corn, esquites
corn maque choux	creamed corn	corn, butter, heavy cream, bacon, green bell pepper		celery	maque choux
corn casserole	cornbread	creamed corn, egg, butter, sour cream, flour	wheat gluten		corn pudding casserole, spoonbread, corn souffle
mushroom duxelles	dried mushroom	mushroom, shallot, butter			duxelles
pommes anna	potato side	potato, butter			potatoes anna, pommes puree, lyonnaise potato, hasselback potato, boulangere potato, fondant potato, pommes boulangere, pommes fondant
duchess potato	potato side	potato, butter, egg			pommes duchesse, duchesse potato, pommes dauphine
potatoes romanoff	potato side	potato, sour cream, cheese		wheat gluten	potatoes delmonico, delmonico potato, party potatoes, hashbrown casserole, cheesy potato
gratin dauphinois	potato side	potato, heavy cream, milk, butter, gruyere		egg	potato gratin, pommes dauphinoise, potato dauphinoise, tartiflette
janssons frestelse	potato side	potato, heavy cream, anchovy, onion	fish	wheat gluten	jansson's temptation, janssons, jansson potato
raggmunk	hash brown	potato, flour, milk, egg	wheat gluten		swedish potato pancake
latke	hash brown	potato, egg, onion	egg	wheat gluten milk	potato pancake, potato latke, boxty, reibekuchen, kartoffelpuffer, deruny, draniki, placki ziemniaczane
rosti	hash brown	potato, butter		egg	roesti, potato rosti
kroppkaka	gnocchi	potato, flour, pork, egg	wheat gluten	milk	palt, kartoffelklosse, cepelinai, potato dumpling
asparagus mimosa	egg dish	asparagus, egg	egg	milk mustard	asparagus polonaise, cauliflower polonaise, eggs mimosa
green bean almondine	green bean	green bean, almond, butter	tree_nut		green bean amandine, haricots verts amandine, trout almondine, trout amandine, sole amandine
spinach rockefeller	potato side	spinach, butter, bread crumb, cheese	wheat gluten	egg
eggplant rollatini	potato side	eggplant, ricotta, mozzarella, tomato		egg wheat gluten	eggplant involtini, involtini di melanzane, melanzane ripiene
imam bayildi	vegetable	eggplant, tomato, onion, olive oil			stuffed eggplant in olive oil, zeytinyagli, fasolakia, briam, turlu, imam biyaldi
matbucha	salsa	tomato, red bell pepper, garlic, olive oil			salade cuite, taktouka, zaalouk, shakshouka salad
ajvar	salsa	red bell pepper, eggplant, garlic, oil			pindjur, lutenitsa, ljutenica
baingan bharta	vegetable	eggplant, tomato, onion		milk mustard	brinjal bharta, baingan ka bharta, begun bhorta
bharli vangi	vegetable	eggplant, peanut, coconut		sesame milk mustard	bagara baingan, stuffed brinjal
aloo gobi	potato	potato, cauliflower, tomato, turmeric		milk mustard	aloo jeera, jeera aloo, aloo methi, aloo baingan, bombay potato, bombay aloo, aloo sabzi, gobi masala
aloo tikki	hash brown	potato, pea		milk wheat gluten mustard	alu tikki, ragda pattice, batata vada, bonda
gobi manchurian	french fried onion	cauliflower, flour, soy sauce, cornstarch	wheat gluten soy	egg milk sesame	gobi 65, veg manchurian, vegetable manchurian
sarson ka saag		mustard green, spinach, butter	mustard	wheat gluten
undhiyu	chili con carne	potato, eggplant, yam, peanut		sesame milk wheat gluten
navratan korma		vegetable, heavy cream, cashew, yogurt			vegetable navratan korma
dum aloo	potato	potato, yogurt, cashew		milk mustard	kashmiri dum aloo
kadhi	soup	yogurt, chickpea flour		mustard	kadhi pakora, kadi, punjabi kadhi, majjige huli
khichdi	rice	rice, mung bean, ghee		mustard	khichri, kitchari, pongal, ven pongal
bisi bele bath	rice	rice, lentil, ghee, tamarind		mustard peanut tree_nut
sabudana khichdi	cooked rice	tapioca pearl, peanut, potato		milk mustard	sago khichdi, sabudana vada
poha	cooked rice	rice, onion, peanut		mustard milk gluten wheat	aval, chivda, kanda poha
upma	cooked couscous	semolina, onion, oil	wheat gluten	milk mustard tree_nut	rava upma, uppittu, uppumavu
puran poli	chapati	flour, lentil, sugar	wheat gluten	milk	holige, obbattu
misal pav	chili con carne	mung bean, roll, onion	wheat gluten	peanut milk egg sesame	misal, usal pav, missal pav
curd rice	cooked rice	rice, yogurt		mustard	thayir sadam, bagala bath, curd rice with pickle
lemon rice	cooked rice	rice, lemon juice, peanut, turmeric		mustard tree_nut milk	chitranna, tamarind rice, puliyogare, puliyodarai, coconut rice south indian
kashmiri pulao	cooked rice	rice, milk, ghee, almond, raisin			shahi pulao, peas pulao, veg pulao, matar pulao
egg bhurji	egg dish	egg, onion, tomato	egg	milk	anda bhurji, egg curry, anda curry, nargisi kofta egg
nargisi kofta	scotch egg	egg, ground lamb	egg	wheat gluten milk
keema naan	naan	flour, yogurt, ground lamb	wheat gluten	egg tree_nut	keema paratha, keema kulcha
chicken pasanda		chicken, yogurt, almond, heavy cream	tree_nut	mustard	lamb pasanda, pasanda
suji halwa	dessert	semolina, sugar, ghee	wheat gluten	tree_nut	sooji halwa, sheera, rava kesari, kesari, suji ka halwa
rava dosa	injera	semolina, rice flour, yogurt	wheat gluten	mustard tree_nut	rava idli
kaju katli	marzipan	cashew, sugar, ghee	tree_nut		kaju barfi, badam barfi, pista barfi
puttu	cooked rice	rice, coconut			appam, idiyappam, string hopper, hopper, kozhukattai, neer dosa
idli	injera	rice, urad dal		mustard	medu vada, uddin vada
ugali	polenta	cornmeal			sadza, nshima, pap, mieliepap, mealie pap, kenkey, banku, nsima, posho
fufu	mashed potato	cassava			foofoo, pounded yam, eba, amala, poi, kwanga
gomen	collard green	collard green, onion, garlic, oil		milk	gomen wat, sukuma wiki, ethiopian collards
misir wat	chili con carne	red lentil, onion		milk	shiro wat, kik alicha, misir wot, ethiopian lentils
koshari	chili con carne	rice, macaroni, lentil, chickpea, tomato	wheat gluten		kushari, koshary
ful medames	bean	fava bean dried, olive oil, lemon juice		sesame egg	foul mudammas, ful, foul medames
bobotie	meatball	ground beef, bread, egg, milk	wheat gluten egg	tree_nut sulfite
bunny chow	chili con carne	bread, curry powder, lamb	wheat gluten	milk mustard celery
suya	kebab	beef, peanut	peanut	soy sesame	kyinkyinga, chichinga, kilishi
maafe	peanut sauce	lamb, peanut butter, tomato	peanut	fish crustacean celery	mafe, domoda, tigadegena
egusi soup	soup	pumpkin seed, beef, dried shrimp, spinach		fish crustacean mollusc	ogbono soup, efo riro, edikang ikong, afang soup
jollof rice	cooked rice	rice, tomato, onion, chicken broth		celery milk soy wheat gluten	jollof, thieboudienne, benachin
waakye	cooked rice	rice, black eyed pea			hoppin john vegetarian
kitfo	beef	beef, ghee			ketfo, gored gored
doro wat	burrito	chicken, egg, ghee, onion	egg		doro wot, doro wett
fesenjan	burrito	chicken, walnut, pomegranate molasses	tree_nut		fesenjoon, khoresh fesenjan
kuku sabzi	egg dish	egg, parsley, cilantro, dill	egg	tree_nut wheat gluten	kookoo sabzi, kuku
mansaf	burrito	lamb, yogurt, rice, almond		wheat gluten
machboos	filled dough	chicken, rice, onion, ghee		tree_nut	kabsa, mandi, kabsa rice, majboos, maqluba, maqlooba, mandi rice, kabsa chicken
ghormeh sabzi	burrito	lamb, kidney bean, parsley			gheimeh, khoresh, khoresht, abgoosht, dizi, gheymeh
ash reshteh	soup	noodle, lentil, chickpea, spinach, yogurt	wheat gluten
tahdig	cooked rice	rice, oil, yogurt		egg
manakish zaatar	pizza	flour, olive oil, za'atar	wheat gluten sesame		manakish, zaatar manakish, zaatar bread, manaeesh, man'oushe, zaatar flatbread
pkhali	nut sauce	spinach, walnut, garlic	tree_nut		spinach pkhali, mkhali, badrijani nigvzit, badrijani
lobio	chili con carne	kidney bean, onion, walnut
chakhokhbili	burrito	chicken, tomato, onion		milk	chkmeruli
bastilla	filled dough	phyllo dough, chicken, egg, almond	wheat gluten egg tree_nut	milk	pastilla, b'stilla, bisteeya, pigeon pie
couscous royale	cooked couscous	couscous, lamb, chicken, merguez	wheat gluten	celery	couscous aux merguez, lamb couscous
basbousa	cake	semolina, sugar, yogurt, butter	wheat gluten	egg tree_nut	revani, namoura, harisa cake, hareesa
maamoul	cookie	semolina, flour, butter, date	wheat gluten	tree_nut milk egg sesame	mamoul, karabij
umm ali	dessert	puff pastry, milk, heavy cream, sugar	wheat gluten	tree_nut egg	om ali
muhallebi	pudding mix	milk, sugar, cornstarch		tree_nut	malabi, sutlac, mahalabia
avgolemono soup	egg dish	egg, chicken broth, rice, lemon juice	egg	celery wheat gluten
skordalia	potato side	potato, garlic, olive oil		tree_nut wheat gluten
saganaki	cheese	cheese, flour		wheat gluten egg crustacean	prawn saganaki cheese, kefalotyri saganaki
prawn saganaki	shrimp	shrimp, feta, tomato	crustacean	mollusc wheat gluten	shrimp saganaki, garides saganaki
galaktoboureko	custard	phyllo dough, milk, semolina, egg, butter	wheat gluten egg		bougatsa
loukoumades	doughnut	flour, honey	wheat gluten	milk tree_nut egg sesame	lokma, luqaimat
cevapi	kebab	ground beef, ground lamb		wheat gluten	cevapcici, pljeskavica, mici, mititei, kebapche
banitsa	cheese pastry	phyllo dough, feta, egg, yogurt	wheat gluten egg		gibanica, zelnik
penne alla vodka		penne, heavy cream, tomato, parmesan	wheat gluten	egg celery	rigatoni alla vodka, pasta alla vodka, penne vodka, vodka sauce pasta
pasta alla norcina		pasta, italian sausage, heavy cream, pecorino romano	wheat gluten	egg	rigatoni norcina, rigatoni alla norcina, pasta boscaiola, pasta alla boscaiola, penne boscaiola
bucatini all'amatriciana	carbonara sauce	bucatini, bacon, tomato, pecorino romano	wheat gluten	egg	amatriciana, bucatini amatriciana, pasta all'amatriciana, amatriciana sauce, rigatoni amatriciana, gricia, pasta alla gricia, bucatini alla gricia, rigatoni alla gricia
spaghetti alla nerano		spaghetti, zucchini, provolone, butter	wheat gluten	egg	pasta alla nerano
pasta alla norma		pasta, eggplant, tomato, ricotta	wheat gluten	egg	rigatoni alla norma
pasta primavera		pasta, vegetable, parmesan, heavy cream	wheat gluten	egg	marry me pasta, tuscan pasta
penne arrabbiata	pasta	penne, tomato, garlic, red chile	wheat gluten	egg milk	penne all'arrabbiata, spaghetti all'assassina, pasta al pomodoro, spaghetti al pomodoro, spaghetti pomodoro, aglio e olio, spaghetti aglio e olio
pasta con le sarde	pasta	bucatini, sardine, fennel, pine nut, raisin	wheat gluten fish	egg	pasta con sarde
spaghetti alle vongole	pasta	spaghetti, clam, garlic, white wine	wheat gluten mollusc	egg milk	linguine alle vongole, spaghetti vongole, linguine with clams, linguine alle cozze, spaghetti alle cozze, linguine with clam sauce
spaghetti al nero di seppia	pasta	spaghetti, squid, tomato	wheat gluten mollusc	egg fish	spaghetti al nero, squid ink pasta, squid ink spaghetti, squid ink linguine, risotto al nero, arroz negro, black paella
pappardelle al cinghiale		fresh pasta, wild boar, tomato	wheat gluten	milk celery	tagliatelle al ragu, pappardelle al ragu, tagliatelle bolognese
pasta al forno	filled dough	pasta, ground beef, mozzarella, tomato, bechamel sauce	wheat gluten	egg	lasagne verdi, timballo di pasta
pasta e fagioli	soup	pasta, white bean, tomato, celery	wheat gluten pork	egg milk	pasta e ceci, pasta fazool
ravioli di zucca	ravioli	flour, egg, pumpkin, parmesan, butter	wheat gluten	tree_nut	tortelli di zucca, tortelli d'erbetta, pumpkin ravioli, ricotta ravioli
culurgiones	ravioli	flour, potato, pecorino romano	wheat gluten	egg milk
pizzoccheri valtellina		buckwheat flour, flour, potato, cheese, butter	wheat gluten	egg	pizzoccheri alla valtellinese
bigoli in salsa	pasta	pasta, anchovy, onion	wheat gluten fish	egg
trofie al pesto	pesto	pasta, pesto	wheat gluten	egg	pasta al pesto, pasta pesto, pasta al pesto genovese, pesto pasta, trenette al pesto
pizza al prosciutto	pizza	pizza dough, mozzarella, prosciutto, tomato	wheat gluten	egg soy	pizza capricciosa, quattro stagioni, pizza quattro stagioni, pizza diavola, capricciosa
pizza marinara	pizza	pizza dough, tomato, garlic, olive oil	wheat gluten	milk fish
piadina	flour tortilla	flour, oil	wheat gluten pork	milk	piadina romagnola, crescentina
risi e bisi	filled dough	rice, pea, butter, parmesan, chicken broth		celery
cotoletta alla milanese	chicken fried steak	veal, bread crumb, egg, butter	wheat gluten egg dairy		cotoletta milanese, veal milanese, chicken milanese, pollo alla milanese
carciofi alla romana	artichoke heart	artichoke, olive oil, mint, garlic			carciofi alla giudia
frittelle	breakfast pastry	flour, egg, sugar, milk	wheat gluten egg	tree_nut	struffoli, castagnole, chiacchiere, cenci
torta della nonna	custard	pie crust, egg, milk, pine nut	wheat gluten egg	tree_nut	torta caprese
panzerotti	sandwich	flour, mozzarella, tomato	wheat gluten	egg	panzarotti, panzerotto, sgagliozze
zuppa toscana	soup	sausage, potato, kale, heavy cream		celery wheat gluten
acquacotta	soup	bread, tomato, egg, onion	wheat gluten	celery milk
tarte flambee	pizza	pizza dough, creme fraiche, bacon, onion	wheat gluten	egg	flammkuchen, flammekueche, alsatian tart
pissaladiere	pizza	pizza dough, onion, anchovy, black olive	wheat gluten fish	milk
anchoiade	anchovy paste	anchovy, garlic, olive oil	fish	mustard
sole meuniere	fish	sole, flour, butter, lemon	wheat gluten fish		trout meuniere, sole à la meunière, truite meuniere
moules marinieres	mussel	mussel, white wine, shallot, butter	mollusc	celery wheat gluten	moules frites, mussels marinara, mussels mariniere, moules a la creme
blanquette de veau		veal, heavy cream, egg, mushroom		wheat gluten celery	blanquette, veal blanquette
steak diane	steak	steak, butter, heavy cream, mushroom, mustard		wheat gluten fish sulfite	steak au poivre, entrecote bearnaise, steak bearnaise, tournedos rossini
steak frites	steak	steak, french fries		milk egg wheat gluten	steak and chips
pot-au-feu	soup	beef, carrot, turnip, celery		mustard	navarin d'agneau, garbure
brandade	salt cod	salt cod, olive oil, potato, milk	fish	wheat gluten	brandade de morue, brandade de nimes
crepes suzette	crepe	flour, egg, milk, butter, orange liqueur	wheat gluten egg		galette complete, crepe with nutella
gateau saint-honore	cake	puff pastry, choux pastry, heavy cream, sugar	wheat gluten egg dairy	tree_nut	saint-honoré cake, st honore
buche de noel	cake	flour, egg, butter, chocolate, sugar	wheat gluten egg	tree_nut soy	yule log
mont blanc dessert	dessert	chestnut puree, heavy cream, meringue	egg	tree_nut wheat gluten
oeufs en cocotte	egg dish	egg, heavy cream, butter	egg	wheat gluten	oeufs en gelee, eggs en cocotte, baked egg, shirred egg
oeufs en meurette	egg dish	egg, bacon, red wine	egg	wheat gluten celery milk
salade lyonnaise	salad prepared	lettuce, bacon, egg	egg	mustard wheat gluten
sauce gribiche	mayonnaise	egg, oil, mustard, caper	egg mustard		gribiche, gribiche sauce
croque provencal	sandwich	bread, ham, cheese, tomato	wheat gluten	egg mustard
pan bagnat	sandwich	bread, tuna, egg, anchovy, tomato	wheat gluten fish egg	mustard celery	pan bagna
peas a la francaise	pea	pea, butter, lettuce, onion	pork		petits pois à la française
socca	chapati	chickpea flour, olive oil			farinata, panisse, chickpea pancake, panelle, pudla, besan chilla, chickpea crepe
stoofvlees	soup	beef, beer, onion	wheat gluten	mustard celery	carbonade flamande, carbonnade flamande
waterzooi	soup	chicken, heavy cream, celery, egg		fish wheat gluten
erwtensoep	soup	split pea, pork, sausage, celery			snert
bitterballen	filled dough	beef, flour, butter, egg, bread crumb	wheat gluten egg dairy	mustard celery	kroket, krokete, bitterbal
poffertjes	pancake	flour, egg, milk, butter	wheat gluten egg		pannenkoek, dutch pancake
stroopwafel	cookie	flour, butter, sugar, egg	wheat gluten	soy egg
pulpo a la gallega	octopus	octopus, potato, olive oil, paprika	mollusc		pulpo gallego, galician octopus, pulpo a feira
gambas al ajillo	shrimp	shrimp, garlic, olive oil	crustacean		garlic prawns, garlic shrimp, gambas pil pil, prawns pil pil
calamari fritti		squid, flour, oil	mollusc wheat gluten	egg milk soy	calamares a la romana, calamari rings fried, fried calamari, calamares fritos, rabas
fideua	seafood	spaghetti, shrimp, squid, fish	wheat gluten crustacean mollusc	egg celery
arroz al horno	seafood	rice, pork, blood sausage, chickpea		celery gluten	arroz con costra
arroz a la cubana	cooked rice	rice, egg, tomato, banana	egg
cocido	soup	chickpea, beef, chorizo, pork		celery milk	cocido madrileno, cocido montanes, olla podrida, pote gallego
callos	tripe	tripe, chorizo, chickpea		milk wheat gluten	callos a la madrilena, tripe stew, trippa alla romana, tripes a la mode de caen
migas	chorizo	bread, chorizo, garlic	wheat gluten	egg milk	migas extremenas
bacalhau a bras	fish	salt cod, egg, potato, onion	fish egg		bacalhau com natas
francesinha	sandwich	bread, ham, sausage, steak, cheese, beer	wheat gluten	egg milk
natillas	custard	milk, egg, sugar	egg	wheat gluten	crema volteada, flan napolitano, flan casero
arroz con leche	ice cream	rice, milk, sugar		egg	arroz doce, rice pudding spanish, riz au lait, milchreis, risalamande
pastel de nata	custard	puff pastry, egg, milk, sugar	wheat gluten egg		pasteis de nata, portuguese custard tart, portuguese egg tart
kaiserschmarrn	pancake	flour, egg, milk, butter	wheat gluten egg	tree_nut sulfite	kaiserschmarren
germknodel	steamed bun	flour, milk, butter, plum	wheat gluten	egg	dampfnudel, buchteln
rote grutze	dessert	raspberry, red currant, sugar, cornstarch			rødgrød, rote gruetze, rodgrod med flode, kisel, kissel
kartoffelsalat	mashed potato	potato, onion, vinegar, bacon		mustard egg celery milk	swabian potato salad
leberknodel	meatball	beef liver, bread, egg	wheat gluten egg	milk celery	liver dumpling
konigsberger klopse	meatball	ground beef, bread, egg, heavy cream, caper	wheat gluten egg dairy	fish mustard	koenigsberger klopse
maultaschen	ravioli	flour, egg, ground pork, spinach	wheat gluten egg	milk celery
zwiebelkuchen	filled dough	flour, onion, egg, sour cream, bacon	wheat gluten egg
labskaus	corned beef	corned beef, potato, beet, herring	fish	egg mustard
mettbrotchen	sandwich	roll, pork, onion	wheat gluten pork	milk	mett roll
pierogi ruskie	ravioli	flour, potato, farmer cheese, onion	wheat gluten	egg	pierogi leniwe, cheese pierogi, lazy dumplings
syrniki	pancake	farmer cheese, egg, flour	wheat gluten egg		cheese pancake, tvorozhniki
solyanka	soup	beef, sausage, pickle, black olive		fish celery mustard	rassolnik, shchi, zurek, kapusniak
herring under a fur coat	salad prepared	herring, egg, beet, mayonnaise, potato	fish egg	mustard	shuba, dressed herring, herring salad, sillsallad
kholodets	cold cut	pork, gelatin		mustard	studen, aspic meat, galareta
chicken kyiv	chicken nugget	chicken, butter, bread crumb, egg	wheat gluten egg		kyiv cutlet
langos	doughnut	flour, yogurt, oil	wheat gluten dairy	egg
chimney cake		flour, butter, sugar, egg, milk	wheat gluten egg	tree_nut	kurtoskalacs, trdelnik
halaszle	soup	carp, onion, paprika	fish	celery	fisherman's soup
kishke	sausage	flour, beef fat, onion	wheat gluten	egg	stuffed derma
noodle kugel	dessert	egg noodle, egg, cottage cheese, sugar	wheat gluten egg	tree_nut sulfite	lokshen kugel
potato kugel	hash brown	potato, egg, oil, onion	egg	wheat gluten
tzimmes	carrot	carrot, prune, honey
cholent	soup	beef, barley, bean, potato	gluten	wheat egg	hamin, chulent
gefilte fish	fish	carp, egg, matzo	fish egg wheat gluten	soy
toast skagen	sandwich	bread, shrimp, mayonnaise, dill	wheat gluten crustacean egg	milk fish mustard	skagen, skagenrora
gubbrora	egg dish	egg, anchovy	fish egg	milk mustard wheat gluten
pickled herring	herring	herring, vinegar, sugar	fish	mustard milk	inlagd sill, sill, matjessill, glasmastarsill
biff rydberg	beef	beef, potato, egg		milk mustard	kalops, dillkott, pytt i panna, pyttipanna, sailor's beef, biff à la lindström, sjomansbiff
artsoppa	soup	split pea, pork		mustard celery	hernekeitto
farikal	lamb	lamb, cabbage		wheat gluten	smalahove, pinnekjott
lohikeitto	soup	salmon, potato, milk, heavy cream	fish dairy	celery	finnish salmon soup
kalakukko	filled dough	rye flour, fish, pork	fish gluten	wheat milk
karjalanpiirakka	cheese pastry	rye flour, rice, milk, butter	gluten	wheat egg	karelian pasty, karelian pie
lefse	flour tortilla	potato, flour, butter, milk	wheat gluten	egg
aebleskiver	pancake	flour, egg, milk, butter	wheat gluten egg		ebelskiver
wienerbrod	croissant	flour, butter, egg, sugar	wheat gluten egg dairy	tree_nut	semlor, semla, kanelbullar, prinsesstarta, princess torte
pannkakor	pancake	flour, egg, milk	wheat gluten egg dairy		pannkakor med sylt, plattar, swedish pancake
romme	pudding mix	sour cream, flour, milk	wheat gluten dairy		rømmegrøt
leverpostej	pate	pork liver, pork, flour, milk	wheat gluten	egg fish celery	leverpastej, liver pate, leverpostei
stegt flaesk	pork	pork, potato		milk wheat gluten	flaskesteg
koldskal	cultured milk	buttermilk, egg, sugar	egg	wheat gluten
wallenbergare	meatball	veal, egg, heavy cream, bread crumb	wheat gluten egg dairy
glamorgan sausage	vegetarian sausage	cheese, leek, bread crumb, egg	wheat gluten egg dairy	mustard
lancashire hotpot	soup	lamb, potato, onion		wheat gluten celery milk	hotpot, hot pot lamb, scouse, lobscouse, stovies
faggot	meatball	pork liver, pork, bread crumb	wheat gluten	milk egg celery	savoury duck, haslet
laverbread	seaweed	seaweed		gluten	bara lawr
pease pudding	split pea	split pea		milk	pease porridge
mushy pea	canned pea	pea		milk
bread sauce	bechamel sauce	milk, bread, butter	wheat gluten
brandy butter	butter	butter, sugar, brandy			rum butter, hard sauce
banoffee	dessert	banana, condensed milk, graham cracker, heavy cream	wheat gluten	egg soy
fruit fool	dessert	fruit, heavy cream, sugar			gooseberry fool, strawberry fool, rhubarb fool, eton fool
cranachan	dessert	heavy cream, oats, raspberry, honey	gluten	wheat
clootie dumpling	dessert	flour, suet, raisin, egg, milk	wheat gluten egg	tree_nut sulfite
fish finger sandwich	sandwich	bread, fish stick, tartar sauce	fish wheat gluten	egg mustard milk
chip butty	sandwich	bread, french fries, butter	wheat gluten	egg soy sesame	crisp sandwich
jacket potato with cheese	potato side	potato, cheese, butter			loaded potato, loaded baked potato, twice baked potato, cheesy jacket potato
jacket potato with tuna	tuna salad	potato, tuna, mayonnaise	fish egg	mustard
dublin coddle	soup	sausage, bacon, potato		wheat gluten sulfite celery milk
summer pudding	dessert	bread, raspberry, sugar	wheat gluten	milk egg
cauliflower wings	french fried onion	cauliflower, flour, hot sauce	wheat gluten	milk egg soy	buffalo cauliflower, buffalo cauliflower wings, cauliflower bites, general tso's cauliflower, nashville cauliflower
bang bang cauliflower	french fried onion	cauliflower, flour, mayonnaise	wheat gluten egg	milk soy mustard	bang bang tofu
bang bang shrimp	shrimp	shrimp, mayonnaise, cornstarch	crustacean egg	milk wheat gluten soy	firecracker shrimp, boom boom shrimp
honey walnut shrimp	shrimp	shrimp, walnut, mayonnaise, condensed milk	crustacean tree_nut egg	wheat gluten soy	walnut shrimp, honey walnut prawn, walnut prawns
lemon pepper wings	chicken wing	chicken wing, butter		wheat gluten soy mustard celery	lemon pepper wet wings, garlic parmesan wings
hot wings	chicken wing	chicken wing, hot sauce, butter		wheat gluten milk soy egg celery	buffalo wing, buffalo chicken wing, boneless wings
cowboy butter	butter	butter, garlic, parsley, mustard			maitre d'hotel butter, garlic butter, herb butter, compound butter
cafe de paris butter	butter	butter, anchovy, mustard	fish	egg celery
hoppin john	cooked rice	black eyed pea, rice, bacon		celery
ranch-style beans	baked bean	pinto bean, tomato, beef fat		soy wheat gluten	cowboy bean, drunken bean, frijoles borrachos, borracho bean, calico bean, bourbon bean, frijoles charros, beans and franks, franks and beans
boston baked bean	baked bean	navy bean, pork, molasses		mustard	boston bean
succotash	lima bean	lima bean, corn, butter
apple dumpling	dessert	apple, pie crust, butter, sugar	wheat gluten	egg
banana pudding	dessert	banana, vanilla wafer, milk, egg, sugar	wheat gluten egg
bananas foster	dessert	banana, butter, brown sugar, rum		egg
orange julius	milkshake	orange juice, milk, sugar		egg	creamsicle drink
watergate salad		pudding mix, whipped topping, pineapple, marshmallow		tree_nut	pistachio salad, snickers salad, cranberry fluff, fluff salad, ambrosia, pink stuff salad, frog eye salad
jello salad	jello	gelatin, fruit, sugar		milk tree_nut	cranberry jello salad, tomato aspic, congealed salad, jello mold
tomato pie southern	filled dough	pie crust, tomato, mayonnaise, cheese	wheat gluten egg	soy mustard	southern tomato pie, tomato pie
hangtown fry	egg dish	egg, oyster, bacon	egg mollusc	milk wheat gluten
egg in a hole	french toast	bread, egg, butter	wheat gluten egg	soy	egg in a basket
avocado toast	bread	bread, avocado	wheat gluten	milk egg sesame	smashed avo, smashed avocado toast
elvis sandwich	sandwich	bread, peanut butter, banana, bacon	wheat gluten peanut	milk soy
fluffernutter	sandwich	bread, peanut butter, marshmallow creme	wheat gluten peanut egg	milk soy tree_nut	fluffernutter sandwich
muffuletta	sandwich	bread, salami, ham, provolone, green olive	wheat gluten	celery sulfite	muffaletta
rocky road	dessert	chocolate, marshmallow, almond		milk wheat gluten egg peanut soy	rocky road ice cream, rocky road fudge
buckeye candy	peanut butter cup	peanut butter, sugar, butter, chocolate	peanut	tree_nut soy	buckeyes, peanut butter ball
puppy chow	peanut butter cup	cereal, peanut butter, chocolate, butter, sugar	peanut	wheat gluten soy tree_nut	muddy buddies
dirt cake	dessert	chocolate sandwich cookie, cream cheese, butter, pudding mix	wheat gluten	soy	dirt pudding, mud cup
garlic knot	focaccia	flour, butter, garlic, parmesan	wheat gluten	egg soy	garlic roll, garlic toast, cheesy garlic bread
pumpkin roll	cake	flour, egg, sugar, cream cheese, pumpkin	wheat gluten egg	tree_nut	pumpkin swiss roll, pumpkin whoopie pie
fortune cookie	cookie	flour, sugar, egg white, oil	wheat gluten egg	soy milk sesame
mississippi roast	roast beef	beef, butter		milk soy wheat gluten	mississippi pot roast
marry me chicken		chicken, heavy cream, parmesan, sun-dried tomato	poultry	wheat gluten	tuscan chicken, engagement chicken, million dollar chicken, monterey chicken, creamy tuscan chicken
chilaquiles	tortilla chip	corn tortilla, salsa, cheese		egg soy	chilaquiles rojos, chilaquiles verdes
mexican rice	cooked rice	rice, tomato, chicken broth		celery wheat gluten soy	arroz rojo, arroz mexicano
huevos rancheros	egg dish	egg, corn tortilla, salsa	egg	milk	huevos divorciados, huevos a la mexicana
torta ahogada	sandwich	roll, pork, tomato	wheat gluten	milk	cemita, pambazo, torta cubana, guajolota
aji de gallina	burrito	chicken, bread, milk, walnut, cheese	wheat gluten	peanut egg
papa a la huancaina	mashed potato	potato, cheese, milk, egg	egg	wheat gluten soy	ocopa
causa	mashed potato	potato, mayonnaise, chicken	egg	fish crustacean mustard	causa limena
coxinha	filled dough	chicken, flour, milk	wheat gluten	egg	coxinha de frango
brigadeiro		condensed milk, cocoa powder, butter		tree_nut soy	beijinho
acaraje	falafel	black eyed pea, dried shrimp, oil	crustacean	peanut tree_nut fish	vatapa, bobo de camarao
farofa	bread crumb	cassava flour, butter, bacon		egg	farofa com bacon
tostone	plantain	plantain, oil			patacones, patacon, maduros, platano frito
mofongo	plantain	plantain, pork, garlic		celery	monfongo
gallo pinto	cooked rice	rice, black bean, onion		fish gluten wheat celery	casamiento, congri, moros y cristianos, arroz y habichuelas
sancocho	soup	chicken, beef, yam, corn		celery	ajiaco
tres golpes	cheese	plantain, egg, cheese, salami	egg		mangu con los tres golpes
alfajor	cookie	flour, butter, dulce de leche, egg	wheat gluten dairy	egg tree_nut	alfajores
matambre	beef	beef, egg, carrot		milk
curanto	soup	clam, mussel, pork, chicken	mollusc	wheat gluten
hainanese chicken rice	cooked rice	chicken, rice, ginger		soy wheat gluten sesame mollusc	hainan chicken rice, chicken rice, khao man gai, claypot chicken rice
char kway teow		rice noodle, egg, shrimp, smoked sausage, soy sauce	mollusc	wheat gluten fish sesame	char kuey teow, char koay teow
buddha's delight	burrito	tofu, mushroom, cellophane noodle, soy sauce	soy	wheat gluten sesame mollusc egg tree_nut	lo han jai, luohan zhai, lo hon jai
sweet and sour pork		pork, flour, sugar, vinegar	wheat gluten	soy egg sesame mollusc	gu lao rou, sweet sour pork
ants climbing a tree	burrito	cellophane noodle, ground pork, doubanjiang, soy sauce	soy	wheat gluten sesame mollusc	ants on a tree, ma yi shang shu
fuqi feipian	beef	beef, tripe, peanut		sesame soy wheat gluten	husband and wife lung slices, husband and wife offal slices
strange flavor chicken	burrito	chicken, sesame seed, soy sauce		peanut wheat gluten tree_nut	saliva chicken, mouthwatering chicken, kou shui ji, bon bon chicken
drunken chicken	chicken	chicken, shaoxing wine		soy wheat gluten sesame	beggar's chicken, three cup chicken, san bei ji, white cut chicken, soy sauce chicken, salt baked chicken
buddha jumps over the wall	soup	abalone, ham, chicken, scallop, fish		crustacean egg soy wheat gluten
lion's head meatballs	meatball	ground pork, soy sauce, cabbage		egg wheat gluten sesame mollusc	shizitou
tea egg	egg	egg, soy sauce		wheat gluten	marbled egg, chinese tea egg, ramen egg, ajitama, ajitsuke tamago, soy egg
scallion pancake	chapati	flour, scallion, oil	wheat gluten	egg sesame milk	green onion pancake, cong you bing
jianbing	crepe	flour, egg, hoisin sauce	wheat gluten egg soy	sesame milk	jian bing
youtiao	doughnut	flour, oil	wheat gluten	egg milk	chinese cruller, you tiao
liangpi	noodle	noodle, vinegar, sesame seed	wheat gluten	soy peanut	cold skin noodle, liang pi
sesame noodles	noodle	noodle, soy sauce, chili powder	wheat gluten soy	sesame egg	you po che mian, dragon noodle, peanut noodles, cold sesame noodle, dan dan noodle vegetarian
crossing the bridge noodles	soup	rice noodle, chicken broth, pork, egg		soy crustacean wheat gluten sesame fish
boat noodles	soup	rice noodle, beef, fish sauce, pork		wheat gluten egg soy	thai boat noodle
turnip cake	mashed potato	daikon, rice flour, cured sausage, dried shrimp	crustacean	soy wheat gluten	radish cake, lo bak go, carrot cake chinese, chai tow kway
tang yuan	mochi	rice flour, sugar, sesame seed		peanut	tangyuan, glutinous rice ball
nian gao	mochi	rice flour, sugar			tikoy, sticky rice cake, kueh bakul
mooncake	cake	flour, egg yolk, red bean paste, sugar	wheat gluten egg pork	tree_nut milk soy sesame peanut	moon cake
lotus seed bun	steamed bun	flour, sugar, oil	wheat gluten	milk egg soy	red bean bun, anpan, doushabao
custard bun	steamed bun	flour, egg, milk, butter	wheat gluten egg		liu sha bao, nai wong bao
pineapple bun		flour, egg, butter, milk, sugar	wheat gluten egg		bolo bao, bo lo bao
wife cake	breakfast pastry	flour, lard, sugar	wheat gluten	egg milk sesame	sweetheart cake, lo po bing
almond jelly	panna cotta	milk, gelatin, sugar		tree_nut	almond tofu, annin tofu, xingren doufu, mango pudding
douhua	silken tofu	soybean, sugar			tofu pudding, taho, soybean pudding, tau foo fah, soy pudding
oyster omelette	egg dish	egg, oyster, potato starch	egg mollusc	fish soy wheat gluten	or luak, oyster omelet, o-a-tsian
gua bao	filled dough	steamed bun, pork belly, peanut, soy sauce	wheat gluten soy	milk sesame	pork belly bun
popiah	egg roll	flour, jicama, egg, shrimp	wheat gluten	peanut soy fish	lumpia sariwa
kitsune udon	soup	udon noodle, fried tofu, dashi, soy sauce	wheat gluten fish soy	egg	tanuki udon, curry udon, nabeyaki udon noodles, zaru soba, tempura soba, tempura udon, kake udon, kake soba, yaki udon, toshikoshi soba
nikujaga	soup	beef, potato, soy sauce, dashi	soy wheat gluten fish
chawanmushi	egg dish	egg, dashi, soy sauce	fish egg	wheat gluten crustacean
kinpira gobo	root vegetable	root vegetable, carrot, soy sauce, sesame oil	soy wheat gluten sesame	fish	kinpira
hijiki salad	seaweed	seaweed, soy sauce, carrot, dashi	soy fish	wheat gluten sesame	hijiki no nimono
seaweed salad	seaweed	seaweed, sesame oil, soy sauce	sesame	wheat gluten fish soy	wakame salad, hiyashi wakame
goma ae	spinach	spinach, sesame seed, soy sauce	sesame soy	wheat gluten fish	spinach gomae, gomaae, ohitashi
nasu dengaku	eggplant	eggplant, miso, sugar	soy	wheat gluten fish sesame	miso eggplant, miso aubergine
hiyayakko	silken tofu	silken tofu, soy sauce, scallion	soy	fish wheat gluten	cold tofu
ebi fry	shrimp	shrimp, panko, egg, flour	crustacean wheat gluten egg	milk soy	ebi furai, fried prawn, breaded shrimp
kaki fry	oyster	oyster, panko, egg, flour	mollusc wheat gluten egg	milk soy	kaki furai
menchi katsu	chicken fried steak	ground beef, ground pork, panko, egg	wheat gluten egg	milk soy	katsu sando, tonkatsu sandwich
hambagu	meatball	ground beef, panko, egg, onion	wheat gluten egg	milk soy	japanese hamburger steak, hamburg steak
korokke	filled dough	potato, ground beef, panko, egg	wheat gluten egg	milk soy	potato korokke
dorayaki	pancake	flour, egg, red bean paste, honey	wheat gluten egg	soy milk	taiyaki, imagawayaki, obanyaki, bungeoppang
castella	cake	flour, egg, sugar, honey	wheat gluten egg	milk	kasutera
purin	custard	milk, egg, sugar	egg		japanese pudding, caramel pudding
daifuku	mochi	rice flour, red bean paste, sugar		soy	ichigo daifuku, botamochi, ohagi
kappamaki	rice	rice, nori, cucumber		soy wheat gluten sesame	kappa maki, cucumber roll, avocado roll, nattomaki, cucumber sushi, avocado maki
futomaki	fish	rice, nori, egg, surimi	egg fish	crustacean soy wheat gluten sesame	temaki, hosomaki, gunkan, tekkamaki
tsukune	meatball	ground chicken, soy sauce, egg	soy wheat gluten	egg sesame	negima, chicken meatball skewer, yakitori skewer
motsunabe	soup	tripe, cabbage, soy sauce	soy	wheat gluten fish sesame	chankonabe, yosenabe, hot pot, huo guo, hotpot chinese
tantanmen	noodle	ramen noodle, ground pork, sesame seed, soy sauce	wheat gluten sesame soy	peanut egg fish	tan tan ramen
hiyashi chuka	noodle	ramen noodle, egg, ham, soy sauce	wheat gluten egg soy	sesame fish crustacean	reimen, champon, abura soba
goya champuru	egg dish	tofu, egg, pork, gourd	egg soy	fish wheat gluten	chanpuru
spam musubi	fish	rice, spam, nori, soy sauce	soy wheat gluten	egg
tamago kake gohan	egg dish	rice, egg, soy sauce	egg soy	wheat gluten fish	tkg
natto rice	natto	natto, rice, soy sauce	soy	fish wheat gluten egg
inari sushi	fried tofu	rice, fried tofu, soy sauce, sugar	soy wheat gluten fish	sesame	inarizushi
yakitori sauce	teriyaki sauce	soy sauce, mirin, sugar	soy wheat gluten	fish	tare sauce, unagi sauce, kabayaki sauce
galbi		beef rib		soy wheat gluten sesame	kalbi, la galbi, galbi jjim, galbijjim
samgyeopsal	pork belly	pork belly		soy sesame wheat gluten	bossam, jokbal, korean pork belly
samgyetang	soup	chicken, rice, ginger		sesame tree_nut	ginseng chicken soup, dakgalbi, dakbokkeumtang
galbitang	soup	beef rib, radish		soy wheat gluten egg	seolleongtang, gomtang, yukgaejang
naengmyeon	noodle	buckwheat flour, noodle, egg, beef broth	wheat gluten egg	sesame soy mustard	mul naengmyeon, bibim naengmyeon
kongguksu	noodle	noodle, soybean	wheat gluten soy	sesame egg
kalguksu	soup	noodle, clam, zucchini	wheat gluten mollusc	fish soy egg	sujebi
jajangmyeon	somen noodle	noodle, ground pork, bean paste	wheat gluten soy	egg sesame mollusc	jjajangmyeon, zhajiangmian
haemul pajeon	pancake	flour, egg, shrimp, squid, scallion	wheat gluten crustacean mollusc egg	soy	seafood pancake, pajeon, kimchi pancake, kimchijeon, korean pancake
gyeranjjim	egg dish	egg, water	egg	fish crustacean sesame	gyeran jjim, korean steamed egg, gyeran mari
ganjang gejang	crab	crab, soy sauce	crustacean soy	wheat gluten	yangnyeom gejang
namul	spinach	spinach, sesame oil, garlic	sesame	soy wheat gluten	sigeumchi namul, kongnamul, oi muchim
hotteok	doughnut	flour, brown sugar, peanut	wheat gluten	tree_nut milk sesame
patbingsu		red bean paste, milk, ice cream		egg tree_nut soy	bingsu
kimchi jjigae	soup	kimchi, pork, tofu	soy	fish crustacean wheat gluten sesame	kimchi stew, doenjang jjigae
yangnyeom chicken	chicken nugget	chicken, flour, gochujang, sugar	wheat gluten soy	egg milk sesame peanut	korean fried chicken
nasi lemak	cooked rice	rice, coconut milk, anchovy, peanut, egg	fish peanut egg	crustacean soy
nasi goreng	filled dough	rice, egg, shrimp paste, sweet soy sauce	egg crustacean soy	wheat gluten fish peanut	nasi goreng istimewa
massaman curry	red curry paste	peanut, coconut milk, beef, potato, shrimp paste	peanut	fish tree_nut milk	massaman, matsaman curry
khao soi	soup	egg noodle, chicken, coconut milk, fish sauce	wheat gluten egg fish	crustacean soy
pad kra pao	burrito	ground pork, basil, fish sauce, oyster sauce	fish mollusc	soy wheat gluten egg crustacean	pad krapow, pad gaprao, thai basil chicken, thai basil pork, pad kra prao
mango sticky rice	glutinous rice	glutinous rice, coconut milk, mango, sugar		sesame	khao niao mamuang
tod mun pla	fish stick	fish, egg, red curry paste	fish	crustacean wheat gluten peanut	thai fish cake, tod mun
pla rad prik	fish	fish, fish sauce, chili sauce	fish	wheat gluten crustacean
bun cha	burrito	pork, rice noodle, fish sauce	fish	crustacean peanut	bun thit nuong, com tam
bo kho	soup	beef, lemongrass, fish sauce	fish	soy wheat gluten celery	vietnamese beef stew, thit kho, ca kho to
banh xeo	crepe	rice flour, shrimp, pork, coconut milk	crustacean	fish egg wheat gluten
banh cuon	rice noodle	rice flour, ground pork, fish sauce	fish	crustacean	cheung fun
kangkong belacan	water spinach	water spinach, shrimp paste	crustacean	fish	sambal kangkong
sinigang	soup	pork, tamarind, fish sauce	fish	crustacean	bulalo, tinola, nilaga
dinuguan	pork cut	pork, vinegar		fish soy	pork blood stew
lumpiang shanghai	egg roll	ground pork, spring roll wrapper, egg	wheat gluten	egg soy crustacean	lumpia shanghai
halo-halo		ice cream, evaporated milk, sugar, bean		egg tree_nut
ube halaya	pudding mix	yam, condensed milk, butter			halayang ube, ube jam, ube ice cream
turon	egg roll	banana, sugar, spring roll wrapper	wheat gluten		banana lumpia
banana cue	banana	banana, sugar, oil			banana q, pisang goreng plain
sinangag	cooked rice	rice, garlic, oil		egg	garlic fried rice, java rice
bagoong rice	filled dough	rice, shrimp paste, egg	crustacean	fish soy
mango float	ice cream cake	heavy cream, condensed milk, graham cracker, mango	wheat gluten	soy	crema de fruta
kaya toast	sandwich	bread, egg, coconut milk, butter	wheat gluten egg		kaya, kaya jam, coconut jam
roti john	sandwich	bread, egg, ground lamb	wheat gluten egg	milk soy
hokkien prawn mee	cooked pasta	noodle, shrimp, egg, pork	wheat gluten crustacean egg	mollusc soy fish
bak kut teh	soup	pork rib, garlic		soy wheat gluten
otak otak	fish stick	fish, coconut milk, egg	fish	crustacean	amok, fish amok, hor mok
mohinga	soup	catfish, rice noodle, fish sauce, egg	fish	crustacean egg wheat gluten
lahpet	salad prepared	tea leaf, peanut, sesame seed		fish crustacean soy	tea leaf salad, lahpet thoke
ile flottante	custard	egg, milk, sugar	egg		oeufs a la neige
brandy snap	cookie	flour, butter, golden syrup, sugar	wheat gluten
pear belle helene	dessert	pear, chocolate syrup, ice cream		egg soy	poire belle hélène, peach melba sundae
chocolate salami	cookie	chocolate, butter, plain biscuit, egg	wheat gluten dairy	tree_nut egg soy	salame di cioccolato, mosaik cake, hedgehog slice, tiffin
cinnamon babka	cake	flour, butter, egg, sugar	wheat gluten egg	tree_nut soy	chocolate babka
poppy seed roll	cake	flour, butter, egg, milk, poppy seed	wheat gluten egg	tree_nut	makowiec, mohnstrudel, beigli
mazapan	peanut butter cup	peanut, sugar	peanut	tree_nut	mazapán de la rosa, de la rosa, peanut marzipan
bamba snack	cheese puff	peanut, corn, oil	peanut	soy	bamba, peanut puff
swedish fish	candy	sugar, cornstarch			sour patch kid, dots candy
protein shake	milkshake	milk powder, sugar		soy	ensure, fairlife shake, premier protein, muscle milk
ultra-filtered milk	milk	milk			fairlife, lactaid, a2 milk, lactaid milk, organic valley milk
yakult	kefir	milk, sugar			calpico, calpis, danactive
huel	protein powder	oats, flaxseed, pea	gluten	soy	huel powder
fruit compote	applesauce	fruit, sugar			apple compote, kompot
sabich	sandwich	pita, eggplant, egg, tahini	wheat gluten sesame egg	mustard
clafoutis	dessert	egg, milk, flour, cherry	wheat gluten egg		clafoutis aux cerises
gado gado	peanut sauce	peanut, egg, tofu, potato, green bean, shrimp paste, soy sauce		fish	ketoprak, lotek, karedok
pasta marinara	pasta	pasta, tomato, garlic	wheat gluten	egg milk	spaghetti marinara, spaghetti with tomato sauce
pepian	mole	chicken, pumpkin seed, tomato, sesame seed		peanut	pepian de pollo, jocon, kak'ik
stagg chili	chili con carne	ground beef, kidney bean, tomato, chili powder		wheat gluten soy milk celery	hormel chili con carne, wolf brand chili, canned chili
`,
  'produce.tsv': `name	class	kinds	role	cookingClass	mayContain	calories	protein	carbohydrates	fat	saturatedFat	fiber	sugar	sodium	cholesterol	gramsPerCup	gramsPerPiece	pricePerKg	place	days	aliases
onion		vegetable allium root	aromatic	onion		40	1.1	9.3	0.1	0	1.7	4.2	4	0	160	135	2.2	pantry	30	pyaz, cebolla
red onion		vegetable allium root	aromatic	onion		40	1.1	9.3	0.1	0	1.7	4.2	4	0	160	135	2.6	pantry	30	purple onion
sweet onion		vegetable allium root	aromatic	onion		32	0.8	7.5	0.1	0	0.9	5	8	0	160	150	2.8	pantry	21	vidalia onion, maui onion, vidalia
pearl onion		vegetable allium root	vegetable	onion		40	1.1	9.3	0.1	0	1.7	4.2	4	0	160	10	6	pantry	21	cocktail onion, baby onion, cipollini onion, boiling onion, silverskin onion, cipollini
shallot		vegetable allium root	aromatic	onion		72	2.5	16.8	0.1	0	3.2	7.9	12	0	160	25	7	pantry	30	eschalot, eschallot, echalion
scallion		vegetable allium	aromatic	onion		32	1.8	7.3	0.2	0	2.6	2.3	16	0	100	15	6	fridge	7	green onion, spring onion, salad onion, onion top, onion green, bunching onion, welsh onion, negi
leek		vegetable allium	aromatic	onion		61	1.5	14.2	0.3	0	1.8	3.9	20	0	89	110	5	fridge	10	ramp, wild garlic, garlic scape, ramson, garlic chive leaf, bear garlic
garlic		vegetable allium root	aromatic	garlic		149	6.4	33.1	0.5	0.1	2.1	1	17	0	136	3	9	pantry	60	lehsun, ajo
ginger		root spice vegetable	aromatic	ginger		80	1.8	17.8	0.8	0.2	2	1.7	13	0	96	15	7	fridge	21	gingerroot, adrak, myoga
carrot		vegetable root	vegetable	hard vegetable		41	0.9	9.6	0.2	0	2.8	4.7	69	0	122	75	2	fridge	28
celery		vegetable celery	aromatic	celery		16	0.7	3	0.2	0	1.6	1.8	80	0	101	40	3	fridge	14	kinchay
tomato		vegetable nightshade	vegetable	tomato		18	0.9	3.9	0.2	0	1.2	2.6	5	0	180	123	4	pantry	6	beef tomato, tomate
cherry tomato		vegetable nightshade	vegetable	tomato		18	0.9	3.9	0.2	0	1.2	2.6	5	0	149	17	7	pantry	7	grape tomato, baby tomato
plum tomato		vegetable nightshade	vegetable	tomato		18	0.9	3.9	0.2	0	1.2	2.6	5	0	180	62	4	pantry	6	roma tomato, san marzano tomato
potato		vegetable starchy root nightshade	starch	potato		77	2	17.5	0.1	0	2.2	0.8	6	0	150	170	2	pantry	30	yukon gold, fingerling, jersey royal, charlotte potato, aloo, papa, creamer potato, maris piper, jacket potato, king edward potato, desiree potato, kennebec potato, katahdin potato, red bliss potato, la ratte potato, bintje potato, purple majesty potato, german butterball potato, all blue potato, peruvian potato, salad potato, chat potato, kestrel potato, nicola potato, vitelotte potato, pink fir apple potato
russet potato		vegetable starchy root nightshade	starch	potato		79	2.1	18.1	0.1	0	1.3	0.6	5	0	150	215	1.8	pantry	30	baking potato, idaho potato, baker potato, russet, idaho
sweet potato		vegetable starchy root	starch	potato		86	1.6	20.1	0.1	0	3	4.2	55	0	133	160	3	pantry	21	kumara, camote, satsumaimo, boniato, sweet potato puree, mashed sweet potato, batata
red bell pepper		vegetable nightshade	vegetable	vegetable		31	1	6	0.3	0	2.1	4.2	4	0	149	140	6	fridge	10	bell pepper, red pepper, sweet pepper, capsicum, mixed pepper, red yellow pepper
green bell pepper		vegetable nightshade	vegetable	vegetable		20	0.9	4.6	0.2	0.1	1.7	2.4	3	0	149	140	4	fridge	10	green pepper, green capsicum
yellow bell pepper		vegetable nightshade	vegetable	vegetable		27	1	6.3	0.2	0	0.9	4	2	0	149	140	6	fridge	10	yellow pepper, orange pepper, orange bell pepper, yellow capsicum
jalapeno		vegetable nightshade	aromatic	chile		29	0.9	6.5	0.4	0.1	2.8	4.1	3	0	90	14	6	fridge	10	jalapeno pepper, jalapeno chile, jalape
serrano pepper		vegetable nightshade	aromatic	chile		32	1.7	6.7	0.4	0.1	3.7	3.8	10	0	105	6	7	fridge	10	serrano chile, serrano
red chile		vegetable nightshade	aromatic	chile		40	1.9	8.8	0.4	0	1.5	5.3	9	0	90	15	9	fridge	10	chile, chile pepper, fresno pepper, gochu, cherry bomb pepper, cherry bomb, holland pepper, holland chile
green chile		vegetable nightshade	aromatic	chile		40	2	9.5	0.2	0	1.5	5.1	7	0	90	20	7	fridge	10	anaheim chile, anaheim pepper, hatch chile, hungarian pepper, banana pepper, cubanelle pepper, shishito pepper, padron pepper, goat horn pepper, long hot, padron, shishito
poblano pepper		vegetable nightshade	vegetable	vegetable		40	2	9.5	0.2	0	1.5	5.1	7	0	120	64	6	fridge	10	poblano chile, poblano
habanero pepper		vegetable nightshade	aromatic	chile		40	2	9.5	0.2	0	1.5	5.1	7	0	90	9	12	fridge	10	habanero chile, habanero, scotch bonnet chile, scotch bonnet pepper, scotch bonnet, ghost pepper, goat pepper
cucumber		vegetable	vegetable	raw vegetable		15	0.7	3.6	0.1	0	0.5	1.7	2	0	119	250	3	fridge	8	kirby cuke, cuke, kirby
zucchini		vegetable	vegetable	vegetable		17	1.2	3.1	0.3	0.1	1	2.5	8	0	124	196	3.5	fridge	7	courgette, zucchini squash, zucchini noodle, zoodle, zucchini spaghetti, courgetti
yellow squash		vegetable	vegetable	vegetable		16	1.2	3.4	0.2	0	1.1	2.2	2	0	113	196	3.5	fridge	7	summer squash, crookneck squash, pattypan squash
butternut squash		vegetable starchy	vegetable	hard vegetable		45	1	11.7	0.1	0	2	2.2	4	0	140	900	2.5	pantry	60	squash, kabocha, butternut squash noodle, sweet dumpling squash
butternut		vegetable starchy	vegetable	hard vegetable	tree_nut	45	1	11.7	0.1	0	2	2.2	4	0	140	1000	3	pantry	40
acorn squash		vegetable starchy	vegetable	vegetable		40	0.8	10.4	0.1	0	1.5	2.2	3	0	140	450	2.5	pantry	45
spaghetti squash		vegetable	vegetable	hard vegetable		31	0.6	6.9	0.6	0.1	1.5	2.8	17	0	101	1100	2.5	pantry	45	vegetable spaghetti, squash noodle
pumpkin		vegetable	vegetable	hard vegetable		26	1	6.5	0.1	0.1	0.5	2.8	1	0	116	2000	2	pantry	60	pie pumpkin, calabaza, cheese pumpkin
eggplant		vegetable nightshade	vegetable	vegetable		25	1	5.9	0.2	0	3	3.5	2	0	82	450	4	fridge	7	aubergine, egg plant, brinjal, baingan, eggplant caviar
mushroom		mushroom vegetable	vegetable	mushroom		22	3.1	3.3	0.3	0.1	1	2	5	0	70	18	7	fridge	7	cremini, chestnut mushroom, baby bella, bella mushroom, champignon
portobello mushroom		mushroom vegetable	vegetable	mushroom		22	2.1	3.9	0.3	0.1	1.3	2.5	9	0	86	84	9	fridge	7	portabella mushroom, portobello, portabello mushroom
shiitake mushroom		mushroom vegetable	vegetable	mushroom		34	2.2	6.8	0.5	0	2.5	2.4	9	0	87	19	20	fridge	7	shiitake
spinach		vegetable leafy	vegetable	leaf		23	2.9	3.6	0.4	0.1	2.2	0.4	79	0	30	340	7	fridge	5	palak
kale		vegetable leafy	vegetable	leaf		49	4.3	8.8	0.9	0.1	3.6	2.3	38	0	67	200	5	fridge	6	cavolo nero, tuscan kale
cabbage		vegetable leafy	vegetable	hard vegetable		25	1.3	5.8	0.1	0	2.5	3.2	18	0	89	900	1.8	fridge	21	spring green, savoy cabbage, oxheart cabbage, hispi cabbage, pointed cabbage, sweetheart cabbage, cone cabbage, spring cabbage, january king cabbage, conehead cabbage
red cabbage		vegetable leafy	vegetable	hard vegetable		31	1.4	7.4	0.2	0	2.1	3.8	27	0	89	900	2.2	fridge	21	purple cabbage
napa cabbage		vegetable leafy	vegetable	hard vegetable		16	1.2	3.2	0.2	0	1.2	1.4	9	0	76	840	3	fridge	10	chinese cabbage, chinese leaf, wombok, celery cabbage
bok choy		vegetable leafy	vegetable	leaf		13	1.5	2.2	0.2	0	1	1.2	65	0	70	120	4.5	fridge	6	pak choy, choy sum, yu choy, tatsoi, boy choy, tat soi
romaine lettuce		vegetable leafy	vegetable	salad leaf		17	1.2	3.3	0.3	0	2.1	1.2	8	0	47	300	4	fridge	7	romaine, cos lettuce, little gem lettuce, baby gem, gem lettuce
lettuce		vegetable leafy	vegetable	salad leaf		15	1.4	2.9	0.1	0	1.3	0.8	28	0	36	360	4	fridge	6	mixed green, mesclun, spring mix, baby green, baby leaf, lollo rosso, field green, salad, micro green, microgreen, mixed leaf, seasonal leaf, summer leaf, salad leaf, mache
butter lettuce		vegetable leafy	vegetable	salad leaf		13	1.4	2.2	0.2	0	1.1	0.9	5	0	55	163	6	fridge	6	boston lettuce, bibb lettuce, butterhead lettuce, butter leaf lettuce
arugula		vegetable leafy	vegetable	salad leaf		25	2.6	3.6	0.7	0.1	1.6	2	27	0	20		12	fridge	5	rocket, roquette
watercress		vegetable leafy	vegetable	salad leaf		11	2.3	1.3	0.1	0	0.5	0.2	41	0	34		14	fridge	4	cress
broccoli		vegetable	vegetable	vegetable		34	2.8	6.6	0.4	0	2.6	1.7	33	0	91	300	4	fridge	6	broccolini, tenderstem
cauliflower		vegetable	vegetable	hard vegetable		25	1.9	5	0.3	0.1	2	1.9	30	0	107	575	4	fridge	8	cauliflower rice, romanesco, caulifloweret, gobi, riced cauliflower
green bean		vegetable	vegetable	vegetable		31	1.8	7	0.2	0.1	2.7	3.3	6	0	100	5	5	fridge	6	string bean, french bean, haricot vert, snap bean, runner bean, fine bean, wax bean, yellow bean
asparagus		vegetable	vegetable	vegetable		20	2.2	3.9	0.1	0	2.1	1.9	2	0	134	16	8	fridge	4
pea		vegetable legume	vegetable	vegetable		81	5.4	14.4	0.4	0.1	5.1	5.7	5	0	145		5	fridge	5	petit pois, matar
snow pea		vegetable	vegetable	vegetable		42	2.8	7.5	0.2	0	2.6	4	4	0	63	3	9	fridge	5	snap pea, mangetout, mange tout, sugar pea, snowpea
corn		vegetable corn starchy	vegetable	vegetable		86	3.3	18.7	1.4	0.3	2	6.3	15	0	145	100	3.5	fridge	4	sweetcorn
okra		vegetable	vegetable	vegetable		33	1.9	7.5	0.2	0	3.2	1.5	7	0	100	12	7	fridge	4	bhindi, lady finger okra
beet		vegetable root	vegetable	hard vegetable		43	1.6	9.6	0.2	0	2.8	6.8	78	0	136	100	3.5	fridge	21	beetroot, candy striped beet, candy cane beet, chioggia beet
turnip		vegetable root	vegetable	hard vegetable		28	0.9	6.4	0.1	0	1.8	3.8	67	0	130	122	3	fridge	21
radish		vegetable root	vegetable	raw vegetable		16	0.7	3.4	0.1	0	1.6	1.9	39	0	116	5	4	fridge	12
fennel		vegetable	vegetable	hard vegetable		31	1.2	7.3	0.2	0.1	3.1	3.9	52	0	87	234	5	fridge	8	finocchio
artichoke		vegetable	vegetable	vegetable		47	3.3	10.5	0.1	0	5.4	1	94	0	168	160	7	fridge	7
brussels sprout		vegetable	vegetable	vegetable		43	3.4	8.9	0.3	0.1	3.8	2.2	25	0	88	19	6	fridge	8	brussels
parsnip		vegetable root	vegetable	hard vegetable		75	1.2	18	0.3	0.1	4.9	4.8	10	0	133	130	4	fridge	21
bean sprout		vegetable legume	vegetable	salad leaf		30	3	5.9	0.2	0	1.8	4.1	6	0	104		4	fridge	3	beansprout, mung sprout
avocado		fruit	fat	avocado		160	2	8.5	14.7	2.1	6.7	0.7	7	0	150	150	7	pantry	5	hass, alligator pear
lemon		fruit citrus	acid	citrus		29	1.1	9.3	0.3	0	2.8	2.5	2	0	212	84	4.5	fridge	28
lemon juice		fruit citrus	acid	citrus		22	0.3	6.9	0.2	0	0.3	2.5	1	0	244	48	6	fridge	30
lemon zest		fruit citrus	seasoning	zest		47	1.5	16	0.3	0	10.6	4.2	6	0	96	6	10	fridge	7	lemon peel, lemon rind
lime		fruit citrus	acid	citrus		30	0.7	10.5	0.2	0	2.8	1.7	2	0	212	67	5	fridge	28
lime juice		fruit citrus	acid	citrus		25	0.4	8.4	0.1	0	0.4	1.7	2	0	246	30	7	fridge	30
lime zest		fruit citrus	seasoning	zest		47	1.5	16	0.3	0	10.6	4.2	6	0	96	4	12	fridge	7	lime rind, lime peel
orange		fruit citrus	fruit	fruit		47	0.9	11.8	0.1	0	2.4	9.3	0	0	180	131	3	fridge	21
orange zest		fruit citrus	seasoning	zest		97	1.5	25	0.2	0	10.6	5	3	0	96	6	8	fridge	7	orange peel, orange rind
apple		fruit	fruit	fruit		52	0.3	13.8	0.2	0	2.4	10.4	1	0	125	182	3.5	fridge	40	tart apple, granny smith, crab apple, crabapple, honeycrisp
banana		fruit	fruit	fruit		89	1.1	22.8	0.3	0.1	2.6	12.2	1	0	150	118	1.4	pantry	5
strawberry		fruit	fruit	fruit		32	0.7	7.7	0.3	0	2	4.9	1	0	152	18	8	fridge	4	fraise, pineberry
blueberry		fruit	fruit	fruit		57	0.7	14.5	0.3	0	2.4	10	1	0	148	1.4	11	fridge	8	bilberry, huckleberry
raspberry		fruit	fruit	fruit		52	1.2	11.9	0.7	0	6.5	4.4	1	0	123	2	15	fridge	3
blackberry		fruit	fruit	fruit		43	1.4	9.6	0.5	0	5.3	4.9	1	0	144	5	14	fridge	3	boysenberry, loganberry, marionberry, dewberry
peach		fruit	fruit	fruit		39	0.9	9.5	0.2	0	1.5	8.4	0	0	154	150	5	fridge	5	donut peach, doughnut peach, saturn peach
pear		fruit	fruit	fruit		57	0.4	15.2	0.1	0	3.1	9.8	1	0	140	178	4	fridge	10
mango		fruit	fruit	fruit		60	0.8	15	0.4	0.1	1.6	13.7	1	0	165	207	5	fridge	6	ataulfo, honey mango
pineapple		fruit	fruit	fruit		50	0.5	13.1	0.1	0	1.4	9.8	1	0	165	905	3	fridge	5
cranberry		fruit	fruit	fruit		46	0.4	12.2	0.1	0	4.6	4	2	0	100	1	8	fridge	28
grape		fruit	fruit	fruit		69	0.7	18.1	0.2	0.1	0.9	15.5	2	0	151	5	6	fridge	8	cotton candy grape
lemongrass		herb vegetable	aromatic	ginger		99	1.8	25.3	0.5	0.1	0	4	6	0	67	15	12	fridge	21	lemon grass
apricot		fruit	fruit	fruit		48	1.4	11.1	0.4	0	2	9.2	1	0	155	35	7	fridge	5
tomatillo		vegetable nightshade	vegetable	tomato		32	1	5.8	1	0.1	1.9	3.9	1	0	132	34	5	fridge	14	husk tomato, tomate verde
fig		fruit	fruit	fruit		74	0.8	19.2	0.3	0.1	2.9	16.3	1	0	150	50	12	fridge	3	black mission fig
cherry		fruit	fruit	fruit		63	1.1	16	0.2	0	2.1	12.8	0	0	154	8	10	fridge	5
sour cherry		fruit	fruit	fruit		50	1	12.2	0.3	0.1	1.6	8.5	3	0	155	8	11	fridge	5	tart cherry, morello cherry, montmorency cherry
rhubarb		vegetable	fruit	fruit		21	0.9	4.5	0.2	0.1	1.8	1.1	4	0	122	51	7	fridge	7
jicama		vegetable root	vegetable	raw vegetable		38	0.7	8.8	0.1	0	4.9	1.8	4	0	120	650	3.5	fridge	14	yam bean, yambean
collard green		vegetable leafy	vegetable	leaf		32	3	5.4	0.6	0.1	4	0.5	17	0	36	350	5	fridge	6	collard
mustard green		vegetable leafy	vegetable	leaf	mustard	27	2.9	4.7	0.4	0	3.2	1.3	20	0	56	350	5	fridge	5	mustard leaf, gai choy, mustard cabbage
turnip green		vegetable leafy	vegetable	leaf		32	1.5	7.1	0.3	0.1	3.2	0.8	40	0	55	300	6	fridge	5	turnip top
swiss chard		vegetable leafy	vegetable	leaf		19	1.8	3.7	0.2	0	1.6	1.1	213	0	36	300	6	fridge	5	chard, silverbeet
galangal		root spice	aromatic	ginger		80	1.8	17.8	0.8	0.2	2	1.7	13	0	96	20	18	fridge	21	thai ginger, galanga, galingale, krachai, fingerroot, laos powder
radicchio		vegetable leafy	vegetable	salad leaf		23	1.4	4.5	0.2	0.1	0.9	0.6	22	0	40	200	9	fridge	10	treviso, chioggia
plum		fruit	fruit	fruit		46	0.7	11.4	0.3	0	1.4	9.9	0	0	165	66	5	fridge	5	damson, greengage, mirabelle, pluot, prune plum, sloe
papaya		fruit	fruit	fruit		43	0.5	10.8	0.3	0.1	1.7	7.8	8	0	145	450	4	fridge	5	pawpaw, paw paw
bamboo shoot		vegetable	vegetable	vegetable		19	1.7	3.2	0.4	0.1	1.4	1.9	7	0	131		5	pantry	730
daikon		vegetable root	vegetable	raw vegetable		18	0.6	4.1	0.1	0	1.6	2.5	21	0	116	338	3	fridge	14	daikon radish, white radish, mooli, icicle radish, korean radish, chinese radish, lo bok, mu radish, luobo
watermelon		fruit	fruit	fruit		30	0.6	7.5	0.1	0	0.4	6.2	1	0	152	4500	1	fridge	7
cantaloupe		fruit	fruit	fruit		34	0.8	8.2	0.2	0.1	0.9	7.9	16	0	160	552	2	fridge	6	melon, rockmelon, muskmelon
honeydew melon		fruit	fruit	fruit		36	0.5	9.1	0.1	0	0.8	8.1	18	0	170	1000	2.2	fridge	6	honeydew, casaba melon, canary melon, crenshaw melon, piel de sapo
belgian endive		vegetable leafy	vegetable	salad leaf		17	0.9	4	0.1	0	3.1	0	2	0	90	85	9	fridge	7	endive, witloof, chicory
escarole		vegetable leafy	vegetable	salad leaf		17	1.2	3.4	0.2	0	3.1	0.2	22	0	50	510	6	fridge	5	curly endive, frisee, frisee lettuce, batavia, chicory green, puntarelle, catalogna chicory, mitsuba
celery root		vegetable root celery	vegetable	hard vegetable		42	1.5	9.2	0.3	0.1	1.8	1.6	100	0	156	500	4	fridge	21	celeriac
yam		vegetable starchy root	starch	potato		118	1.5	27.9	0.2	0	4.1	0.5	9	0	150	400	3	pantry	14	name root, ube, nagaimo
taro		vegetable starchy root	starch	potato		112	1.5	26.5	0.2	0	4.1	0.4	11	0	104	150	5	pantry	14	dasheen, eddo, malanga, cocoyam, yautia, arbi, satoimo, gabi, imo
pomegranate		fruit	fruit	fruit		83	1.7	18.7	1.2	0.1	4	13.7	3	0	174	282	8	fridge	14	aril
broccoli rabe		vegetable leafy	vegetable	leaf		22	3.2	2.9	0.5	0.1	2.7	0.4	33	0	40	300	6	fridge	5	rapini, broccoli raab, cime di rapa, broccoli rape
passion fruit		fruit	fruit	fruit		97	2.2	23.4	0.7	0.1	10.4	11.2	28	0	236	18	14	fridge	7	passionfruit, maracuya, granadilla, lilikoi
nectarine		fruit	fruit	fruit		44	1.1	10.6	0.3	0	1.7	7.9	0	0	143	142	5	fridge	5
plantain		fruit starchy	starch	potato		122	1.3	31.9	0.4	0.1	2.3	15	4	0	148	179	2.5	pantry	7	platano, cooking banana, saba banana
rutabaga		vegetable root	vegetable	hard vegetable		37	1.1	8.6	0.2	0	2.3	4.5	12	0	140	770	2.5	fridge	28	swede, yellow turnip, neep
kohlrabi		vegetable	vegetable	hard vegetable		27	1.7	6.2	0.1	0	3.6	2.6	20	0	135	150	4	fridge	14
grapefruit		fruit citrus	fruit	fruit		32	0.6	8.1	0.1	0	1.1	7	0	0	230	246	3	fridge	21	pomelo, pummelo, ugli fruit
mandarin orange		fruit citrus	fruit	fruit		53	0.8	13.3	0.3	0	1.8	10.6	2	0	195	88	4	fridge	14	tangerine, clementine, mandarin, satsuma, tangelo, minneola
kumquat		fruit citrus	fruit	fruit		71	1.9	15.9	0.9	0.1	6.5	9.4	10	0	180	19	12	fridge	14
citrus zest		fruit citrus	seasoning	zest		47	1.5	16	0.3	0	10.6	4.2	6	0	96	6	10	fridge	7	citrus peel, citrus rind, grapefruit zest, dried orange peel, grapefruit peel, yuzu zest, chenpi, zest
kiwi		fruit	fruit	fruit		61	1.1	14.7	0.5	0	3	9	3	0	180	69	5	fridge	14	kiwifruit
chanterelle		mushroom vegetable	vegetable	mushroom		38	1.5	6.9	0.5	0	3.8	1.2	9	0	54	15	50	fridge	4	girolle
oyster mushroom		mushroom vegetable	vegetable	mushroom		33	3.3	6.1	0.4	0.1	2.3	1.1	18	0	86	15	16	fridge	5	oyster mushroom cluster
truffle		mushroom	seasoning	spice		38	1.5	6.9	0.5	0	3.8	1.2	9	0		20	1500	fridge	7
chayote		vegetable	vegetable	vegetable		19	0.8	4.5	0.1	0	1.7	1.7	2	0	132	203	4	fridge	10	mirliton, christophene, cho cho, chow chow squash, choko, christophine
cactus		vegetable	vegetable	vegetable		16	1.3	3.3	0.1	0	2.2	1.1	21	0	86	80	6	fridge	7	nopal, nopales, cactus paddle, nopalito, prickly pear pad
prickly pear		fruit	fruit	fruit		41	0.7	9.6	0.5	0.1	3.6	6	5	0	149	103	8	fridge	7	cactus fruit, cactus pear, tuna fruit
jackfruit		fruit	fruit	fruit		95	1.7	23.2	0.6	0.2	1.5	19.1	2	0	151		8	pantry	730	jack fruit
guava		fruit	fruit	fruit		68	2.5	14.3	0.9	0.3	5.4	8.9	2	0	165	55	9	fridge	5
lychee		fruit	fruit	fruit		66	0.8	16.5	0.4	0.1	1.3	15.2	1	0	190	10	12	fridge	7	litchi, lichee
quince		fruit	fruit	fruit		57	0.4	15.3	0.1	0	1.9	9	4	0	120	92	6	fridge	28
persimmon		fruit	fruit	fruit		70	0.6	18.6	0.2	0	3.6	12.5	1	0	168	168	6	pantry	7	fuyu persimmon, sharon fruit, kaki
gooseberry		fruit	fruit	fruit		44	0.9	10.2	0.6	0	4.3	6	1	0	150	2	14	fridge	5	amla, goose berry
mixed berry		fruit	fruit	fruit		48	0.9	11	0.4	0	4.5	6.5	1	0	145	3	12	fridge	4	berry
fruit	yes	fruit	fruit	fruit		55	0.7	13.8	0.3	0.1	2.2	10	1	0	150	150	5	fridge	5	fruit salad
vegetable	yes	vegetable	vegetable	vegetable		40	2	8	0.3	0	2.8	3.5	30	0	130		4	fridge	6	veggie, soup vegetable, vegetable scrap, japanese green, asian green, veg, winged bean, hyacinth bean, moringa, cluster bean, guar bean, sator bean, stink bean, valor bean, lily bulb, lily bud, lily flower, lotus leaf, drumstick leaf
coleslaw mix		vegetable leafy	vegetable	salad leaf		25	1.3	5.8	0.1	0	2.5	3.2	18	0	70		5	fridge	7	shredded cabbage, slaw
fava bean		vegetable legume	vegetable	vegetable		72	5.6	11.7	0.6	0.1	4.2	5	50	0	126		7	fridge	4	broad bean, faba bean, horse bean
yard long bean		vegetable legume	vegetable	vegetable		47	2.8	8.3	0.4	0.1	3	3	4	0	91	10	6	fridge	5	long bean, yardlong bean, snake bean
water spinach		vegetable leafy	vegetable	leaf		19	2.6	3.1	0.2	0	2.1	0	113	0	56		8	fridge	4	morning glory, kang kong, kangkong, ong choy
alfalfa sprout		vegetable	vegetable	salad leaf		23	4	2.1	0.7	0.1	1.9	0.2	6	0	33		14	fridge	4	clover sprout, radish sprout, broccoli sprout, sunflower sprout, cress sprout, mixed sprout, lentil sprout, garden cress, mustard cress, kaiware
soybean sprout		vegetable soy	vegetable	salad leaf		122	13.1	9.6	6.7	0.9	1.1	4	14	0	70		5	fridge	4	soy bean sprout, soya sprout
jerusalem artichoke		vegetable root	vegetable	hard vegetable		73	2	17.4	0	0	1.6	9.6	4	0	150	60	8	fridge	14	sunchoke, topinambur
lotus root		vegetable root	vegetable	hard vegetable		74	2.6	17.2	0.1	0	4.9	4	40	0	120	115	8	fridge	10	renkon, lotus stem
water chestnut		vegetable	vegetable	vegetable		50	0.9	12.3	0.1	0	2.5	2.5	8	0	140	8	5	pantry	730	waterchestnut
cardoon		vegetable	vegetable	vegetable		47	3.3	10.5	0.1	0	5.4	1	94	0	168		9	fridge	7	artichoke bottom, fresh artichoke heart
edible flower		herb	herb	salad leaf		18	1	3.5	0.2	0	1	1	3	0	33	2	60	fridge	3	squash blossom, pumpkin flower, nasturtium, rose petal, lavender, violet, pansy, viola, hibiscus, elderflower, marigold, chive blossom, borage, chamomile, rosebud, cornflower, jasmine flower, acacia blossom, calendula, chrysanthemum, flower, fresh flower, edible blossom
banana leaf		herb	other	other		15	1	3	0.2	0	1	0	5	0		20	6	freezer	180
grape leaf		vegetable leafy	vegetable	leaf		69	4.3	11.7	2	0.3	9.9	1.5	2853	0	14	4	9	pantry	365	vine leaf, grape leave, dolma leaf
wasabi root		root spice	seasoning	hot sauce		109	4.8	23.5	0.6	0	7.8	8	17	0	130	90	200	fridge	14	fresh wasabi, wasabi rhizome
horseradish root		root spice	seasoning	hot sauce		73	2	17.4	0	0	1.6	9.6	4	0	110	100	12	fridge	28	fresh horseradish
tamarind		fruit	acid	citrus		239	2.8	62.5	0.6	0.3	5.1	57.4	28	0	120	2	10	pantry	365	tamarind juice, tamarind water, imli, tamarind extract
coconut		fruit	fruit	coconut		354	3.3	15.2	33.5	29.7	9	6.2	20	0	80	397	4	fridge	7	coco
seaweed		vegetable	seasoning	spice		35	5.8	5.1	0.3	0.1	0.3	0.5	48	0	20	2.5	60	pantry	540	
konjac		vegetable	vegetable	vegetable		9	0.1	3	0	0	2.7	0	5	0	140		8	pantry	180	konnyaku, miracle noodle, konjac flour, glucomannan, shirataki noodle, konjac noodle, shirataki, yam noodle
sprout		vegetable	vegetable	salad leaf		30	3	5.9	0.2	0	1.8	4.1	6	0	104		4	fridge	3	bean shoot
sugarcane		sugar	sweetener	sugar		58	0.4	14	0.1	0	0.5	13	5	0		50	5	fridge	7	sugar cane
leafy green	yes	vegetable leafy	vegetable	leaf	mustard	27	2.9	4.7	0.4	0	3.2	1.3	20	0	56	350	5	fridge	5	mizuna, komatsuna, tendergreen, dandelion, amaranth leaf, callaloo, nettle, sorrel, purslane, verdolaga, lambsquarter, cooking green, greens, malabar spinach, chrysanthemum leaf, shungiku, garland chrysanthemum, crown daisy, pea tendril, lambs lettuce, corn salad, celtuce, stem lettuce, samphire, sea bean, sea asparagus, glasswort, agretti, ice plant, miners lettuce, fiddlehead, fern, bracken, lambs quarter, pigweed, cha om, quelites, romeritos, oyster leaf, orach, supergreen, super green, monks beard, malunggay, sea aster
citrus fruit	yes	fruit citrus	fruit	fruit		71	1.9	15.9	0.9	0.1	6.5	9.4	10	0	180	19	12	fridge	14	calamondin, calamansi, yuzu, kabosu, sudachi, finger lime, bergamot, citron, buddhas hand, citrus
wild mushroom	yes	mushroom vegetable	vegetable	mushroom		38	1.5	6.9	0.5	0	3.8	1.2	9	0	54	15	50	fridge	4	chanterelle mushroom, hedgehog mushroom, matsutake, matsutake mushroom, lobster mushroom, chicken of the woods, trumpet mushroom, pied de mouton, straw mushroom, nameko, turkey tail mushroom, trompette, trompette de mort, trompette de la mort, black trumpet, lions mane
gourd	yes	vegetable	vegetable	vegetable		19	0.8	4.5	0.1	0	1.7	1.7	2	0	132	203	4	fridge	10	chayote squash, bitter melon, karela, ampalaya, luffa, loofah, lauki, winter melon, opo squash, calabash, snake gourd, kanpyo, tinda
tropical fruit	yes	fruit	fruit	fruit		41	0.7	9.6	0.5	0.1	3.6	0	5	0	149	103	8	fridge	7	feijoa, soursop, guanabana, cherimoya, custard apple, sapote, mamey, sapodilla, mangosteen, tamarillo, acerola, noni, acai, loquat, jujube, red date, medlar, ackee, akee, kiwano, langsat, santol, marula, rambutan, longan, camu camu, jabuticaba
other berry	yes	fruit	fruit	fruit		44	0.9	10.2	0.6	0	4.3	0	1	0	150	2	14	fridge	5	lingonberry, cloudberry, sea buckthorn, serviceberry, physalis, barberry fresh, tayberry, juneberry, salmonberry, rowanberry
root vegetable	yes	vegetable root	vegetable	hard vegetable		73	2	17.4	0	0	1.6	9.6	4	0	150	60	8	fridge	14	salsify, scorzonera, burdock, gobo, crosne, arrowroot tuber, skirret, oca, yacon, arrowhead, parsley root, horseradish leaf, vegetable oyster, oyster plant, mashua, ulluco, arracacha
wrapping leaf	yes	herb	other	other		15	1	3	0.2	0	1	0	5	0		20	6	freezer	180	corn husk, pandan, pandanus leaf, screwpine leaf, bamboo leaf, cedar plank, lotus leaf wrapper, ti leaf, hoja santa, betel leaf, la lot leaf, screw pine leaf
sea vegetable	yes	vegetable	seasoning	spice		35	5.8	5.1	0.3	0.1	0.3	0.5	48	0	20	2.5	60	pantry	540	dulse, hijiki, arame, irish moss, aonori, kelp noodle, sea lettuce, carrageen, spirulina, chlorella
cassava		vegetable starchy root	starch	potato		160	1.4	38.1	0.3	0.1	1.8	1.7	14	0	206	400	3	pantry	14	yuca, yucca, manioc, tapioca root
chinese broccoli		vegetable leafy	vegetable	leaf		22	1.1	3.8	0.7	0.1	2.5	0.8	7	0	88	300	6	fridge	5	gai lan, kai lan, chinese kale, gailan
porcini mushroom		mushroom vegetable	vegetable	mushroom		38	1.5	6.9	0.5	0	3.8	1.2	9	0	70	30	45	fridge	4	porcini, cep, porcino, cepe, penny bun
morel		mushroom vegetable	vegetable	mushroom		31	3.1	5.1	0.6	0.1	2.8	0.6	21	0	66	13	80	fridge	4	morel mushroom
enoki mushroom		mushroom vegetable	vegetable	mushroom		37	2.7	7.8	0.3	0	2.7	0.2	3	0	65	3	16	fridge	7	enoki, enokitake, shimeji, shimeji mushroom, beech mushroom, clamshell mushroom
maitake mushroom		mushroom vegetable	vegetable	mushroom		31	1.9	7	0.2	0	2.7	2.1	1	0	70		30	fridge	5	maitake, hen of the woods
dragon fruit		fruit	fruit	fruit		60	1.2	13	0.4	0	3	8	1	0	180	300	9	fridge	6	dragonfruit, pitaya, pitahaya
star fruit		fruit	fruit	fruit		31	1	6.7	0.3	0	2.8	4	2	0	108	91	10	fridge	7	starfruit, carambola
breadfruit		fruit starchy	starch	fruit		103	1.1	27.1	0.2	0	4.9	11	2	0	220	384	5	fridge	5
durian		fruit	fruit	fruit		147	1.5	27.1	5.3	0	3.8	15	2	0	243	600	14	fridge	5
asian pear		fruit	fruit	fruit		42	0.5	10.7	0.2	0	3.6	7	0	0	140	250	6	fridge	30	nashi pear, korean pear, nashi
red currant		fruit	fruit	dried fruit		56	1.4	13.8	0.2	0	4.3	7.4	1	0	112	0.5	16	fridge	4	redcurrant, black currant, blackcurrant, white currant, currant berry
elderberry		fruit	fruit	fruit		73	0.7	18.4	0.5	0	7	8	6	0	145		16	fridge	4
mulberry		fruit	fruit	fruit		43	1.4	9.8	0.4	0	1.7	8.1	10	0	140	2	16	fridge	4
nori		vegetable	seasoning	spice		250	31	44	4	0.7	33	1	530	0	14	2.5	90	pantry	540	sushi nori, laver, nori paper, nori seaweed, seaweed snack, nori snack, roasted seaweed snack, roasted seaweed, kimbap gim, gim
kombu		vegetable	seasoning	spice		43	1.7	9.6	0.6	0.2	1.3	0.6	233	0	80	10	60	pantry	540	konbu, kelp, kombu seaweed, dashi kombu, dashi konbu
wakame		vegetable	seasoning	spice		45	3	9.1	0.6	0.1	0.5	0.7	872	0	80		60	pantry	540
`,
  'seafood.tsv': `name	class	kinds	role	cookingClass	mayContain	calories	protein	carbohydrates	fat	saturatedFat	fiber	sugar	sodium	cholesterol	gramsPerCup	gramsPerPiece	pricePerKg	place	days	aliases
salmon		fish	protein	fish		208	20.4	0	13.4	3	0	0	59	55	140	170	24	fridge	2
smoked salmon		fish	protein	ready fish		117	18.3	0	4.3	0.9	0	0	672	23	136	28	45	fridge	14	lox, gravlax, gravadlax, gravad lax
canned tuna		fish	protein	ready fish	soy	86	19.4	0	1	0.2	0	0	247	36	146	142	11	pantry	730	tuna in water, tuna can, albacore tuna, chunk light tuna, tinned tuna, can tuna, white tuna
tuna		fish	protein	fish		109	24.4	0	0.5	0.2	0	0	45	39	140	170	32	fridge	2	ahi, yellowfin, bluefin, albacore, maguro, toro, tongol, tunafish, tuna fish, atun, chutoro, otoro, negitoro
cod		fish	protein	fish		82	17.8	0	0.7	0.1	0	0	54	43	140	170	20	fridge	2	codfish
halibut		fish	protein	fish		91	18.6	0	1.3	0.3	0	0	68	49	140	170	40	fridge	2
tilapia		fish	protein	fish		96	20.1	0	1.7	0.6	0	0	52	50	140	115	12	fridge	2
sea bass		fish	protein	fish		97	18.4	0	2	0.5	0	0	68	41	140	170	30	fridge	2	bass, branzino, barramundi, bhetki, lubina
snapper		fish	protein	fish		100	20.5	0	1.3	0.3	0	0	64	37	140	170	26	fridge	2
mackerel		fish	protein	fish		205	18.6	0	13.9	3.3	0	0	90	70	140	112	14	fridge	2	saba, aji, horse mackerel
sardine		fish	protein	ready fish		208	24.6	0	11.4	1.5	0	0	307	142	149	24	14	pantry	730	sprat, pilchard, brisling, sardina
anchovy		fish	seasoning	anchovy		210	28.9	0	9.7	2.2	0	0	3668	85	140	4	40	pantry	365	anchovy fillet oil, boquerones, acciughe, alici, dilis, myeolchi
shrimp		crustacean	protein	shellfish		85	20.1	0	0.5	0.1	0	0	119	161	145	12	20	fridge	2	prawn, gambas, ebi, amaebi, camaron, crevette, camarones, langostino, camarones secos, gamberi, jhinga
crab		crustacean	protein	shellfish		87	18.1	0	1.1	0.2	0	0	293	78	135		50	fridge	2	crabmeat, dungeness
lobster		crustacean	protein	shellfish		77	16.5	0	0.8	0.2	0	0	423	127	145	500	60	fridge	2	langosta, homard, langouste, tomalley
scallop		mollusc	protein	shellfish		69	12.1	3.2	0.5	0.1	0	0	392	24	150	20	40	fridge	2	coquille, coquilles st jacques, zamburina, hotate
mussel		mollusc	protein	shell-on shellfish		86	11.9	3.7	2.2	0.4	0	0	286	28	150	12	9	fridge	2	moules, cozze, mejillon, mejillones
clam		mollusc	protein	shell-on shellfish		86	14.7	3.6	1	0.2	0	0	601	30	227	15	14	fridge	2	cockle, vongole, quahog, cherrystone, palourde, littleneck, pipi, steamer, tellin, hamaguri, mirugai, asari, vongole veraci, navajas, almeja, hokkigai, surf clam
oyster		mollusc	protein	shell-on shellfish		81	9.4	5	2.3	0.5	0	1.2	106	50	248	50	25	fridge	2	ostriche, ostra
squid		mollusc	protein	shellfish		92	15.6	3.1	1.4	0.4	0	0	44	233	140		14	fridge	2	calamari, squid tube, squid ink, cuttlefish ink, chipirones, chipiron, seppie, ika, calamares, nero di seppia, calamari tube, squid body, pota
sockeye salmon		fish	protein	fish		142	21.3	0	5.6	1.2	0	0	112	53	140	170	32	fridge	2	wild salmon, king salmon, coho salmon, chinook salmon, pink salmon, chum salmon, red salmon, alaskan salmon, sockeye, coho, kokanee
canned salmon		fish	protein	ready fish		138	23.1	0	5	0.9	0	0	381	83	150	170	12	pantry	730	tinned salmon, salmon flake
tuna in oil		fish	protein	fish		198	29.1	0	8.2	1.5	0	0	416	18	146	142	14	pantry	730	tuna in olive oil, tuna olive oil, ventresca, italian tuna
trout		fish	protein	fish		141	19.9	0	6.2	1.4	0	0	51	59	140	160	18	fridge	2	steelhead
smoked trout		fish	protein	ready fish		117	18.3	0	4.3	0.9	0	0	672	23	136	85	30	fridge	7
haddock		fish	protein	fish		74	16.3	0	0.5	0.1	0	0	213	54	140	150	18	fridge	2
catfish		fish	protein	fish		119	15.2	0	5.9	1.3	0	0	98	55	140	150	14	fridge	2	catfish nugget
monkfish		fish	protein	fish		76	14.5	0	1.5	0.3	0	0	18	25	140	170	26	fridge	2	lotte, anglerfish, angler, ankimo, monkfish liver
swordfish		fish	protein	fish		144	19.7	0	6.7	1.6	0	0	81	66	140	170	32	fridge	2
mahi mahi		fish	protein	fish		85	18.5	0	0.7	0.2	0	0	88	73	140	170	26	fridge	2	mahimahi
herring		fish	protein	fish	milk wheat gluten	158	18	0	9	2	0	0	90	60	140	120	14	fridge	14	kipper snack, alewife, menhaden
eel		fish	protein	fish	soy wheat gluten	184	18.4	0	11.7	2.4	0	0	51	126	140	150	35	fridge	2	conger, anago, lamprey, moray, elver, kabayaki, unagi
sturgeon		fish	protein	fish		105	16.1	0	4	0.9	0	0	54	60	140	170	35	fridge	2	paddlefish, sterlet
salt cod		fish	protein	salted fish		290	62.8	0	2.4	0.5	0	0	7027	152	140		24	pantry	180	dried cod, bacalao, baccala, bacalhau, saltfish, salt fish, stockfish, dried fish, salted cod, salted fish, klipfish, dry fish, ikan bilis, dried sardine, niboshi, maldive fish, iriko, dried pollock, chirimen jako, shirasu, fish floss, clipfish, mojama
bonito flake		fish	seasoning	anchovy		350	76	1	3	0.8	0	0	400	190	12	3	90	pantry	365	katsuobushi, bonito, katsuo bushi, skipjack, skipjack tuna, hanakatsuo, katsuo
caviar		fish	protein	anchovy		264	24.6	4	17.9	4.1	0	0	1500	588	256	16	600	fridge	14	beluga, beluga caviar, kalles kaviar
fish stick		fish wheat egg	protein	ready fish	milk soy crustacean mustard	277	11	21.7	16.2	3.7	1.5	1.6	402	28	140	28	11	freezer	180	breaded fish, fish patty, fish nugget, chikuwa, hanpen, fish tofu, fish burger, fried fish, battered fish, naruto, satsuma age, fish paste cake, eomuk, quenelle, salmon burger, gortons, van de kamps, mrs pauls
crab cake		crustacean wheat egg	protein	shellfish	milk soy mustard fish	188	13	12	9.5	1.6	0.6	1	560	90		85	28	freezer	90	crabcake, shrimp cake, lobster cake
surimi		fish wheat egg soy crustacean	protein	ready fish	mollusc	95	7.6	15	0.5	0.2	0.5	6.2	529	20	140	17	11	freezer	180	imitation crab, imitation crabmeat, kani, kanikama, imitation shrimp, fake crab, crabstick, surimi crab, artificial crab meat, kani kama, mock crab
crawfish		crustacean	protein	shellfish		72	14.8	0	1	0.2	0	0	62	107	145	20	26	fridge	2	crayfish, crawdad, yabby, langoustine, crawfish fat, norway lobster, mudbug, marron, moreton bay bug, balmain bug, acocil, ecrevisse, scampi
dried shrimp		crustacean	seasoning	anchovy		290	62	2	3	0.6	0	0	3000	600	60	1	60	pantry	365	shrimp powder, dried prawn, camaron seco, sakura shrimp, shrimp head, shrimp shell, prawn shell, shrimp floss, krill, barnacle, goose barnacle, percebes, mantis shrimp, sakura ebi, sea mantis, squilla, hae bee, xiami
octopus		mollusc	protein	tough meat		82	14.9	2.2	1	0.2	0	0	230	48	140		22	fridge	2	pulpo, tako, dried squid, tentacles, polpo
abalone		mollusc	protein	shellfish		105	17.1	6	0.8	0.1	0	0	301	85	140	10	45	fridge	2	awabi
seafood	yes	fish crustacean mollusc	protein	fish		85	17	2	1	0.2	0	0	300	110	145		20	freezer	120	shellfish, fruit de mer, frutti di mare, seafood cocktail, seafood marinara mix, fritto misto, fritto misto di mare, crustacean, mollusc, mollusk
fish	yes	fish	protein	fish		70	12.4	0	1.9	0.4	0	0	296	45	140	150	18	fridge	2	whitefish, cod liver oil, fish oil, salmon oil, fish frame, fish gelatin, sashimi, isinglass, ikan, pescado, snoek, surmai, sea robin, tusk, ono, bowfin, galunggong, karimeen, katla, catla, kapenta, omena, nile perch
smoked fish	yes	fish	protein	ready fish		117	18.3	0	4.3	0.9	0	0	672	23	136	85	30	fridge	7	smoked whitefish, kipper, kippered herring, smoked sable, buckling, tinapa, tuyo, daing, tawilis
white fish	yes	fish	protein	fish		74	16.3	0	0.5	0.1	0	0	213	54	140	150	18	fridge	2	ling, cusk, pouting, blue grenadier, lingcod, scrod, burbot, gurnard, pout, atka mackerel, basa, swai, pangasius, dory, megrim, sanddab, petrale, tilefish, croaker, drum, whitefish fillet, white bass, crappie, sunfish, bluegill, pomfret, tai, wolffish, stingray, blowfish, fugu, lumpfish, sculpin, goby, threadfin, lizardfish, sillago, white fish cake, buffalo fish, tench, alfonsino, amago, anchovetta, angelfish, arapaima, ayu, bleak, bluenose, boarfish, bocaccio, candlefish, chub, cisco, coalfish, dace, eulachon, grayling, grunion, hairtail, hapuku, kabeljou, kingklip, loach, muskellunge, rascasse, roach, rohu, hilsa, rosefish, rudd, snook, vendace, orfe, bullhead
firm fish	yes	fish	protein	fish		144	19.7	0	6.7	1.6	0	0	81	66	140	170	32	fridge	2	marlin, sailfish, rock salmon, huss, opah, spearfish, billfish, shark fin, wahoo, ono fish, trevally, jack fish, pompano, kingfish, triggerfish, parrotfish, wrasse, emperor fish, tautog, blackfish, escolar, yellowtail snapper, jobfish, milkfish, bangus, shad, barracuda, tarpon, king fish, queenfish, sheepshead, tripletail, weakfish, corvina, meagre, stone bass, wreckfish, toothfish, hapuka, kahawai, warehou, tarakihi, blue cod, mulloway, flathead, garfish, needlefish, sauries, sanma, ray, dorado, moonfish
roe	yes	fish	protein	ready fish		264	24.6	4	17.9	4.1	0	0	1500	588	256	16	200	fridge	14	ikura, tobiko, masago, mentaiko, herring roe, ossetra, sevruga, fish egg, tarako, sujiko, kazunoko, osetra, lojrom
sea snail	yes	mollusc	protein	shellfish		105	17.1	6	0.8	0.1	0	0	301	85	140	10	45	fridge	2	periwinkle, geoduck, sea cucumber, jellyfish, limpet, winkle, conpoy, turban shell, top shell, trochus, nautilus, ormer, paua, sazae
sole		fish	protein	fish		70	12.4	0	1.9	0.4	0	0	296	45	140	130	24	fridge	2	flounder, plaice, turbot, brill, dab, fluke, flatfish
pollock		fish	protein	fish		56	12.2	0	0.4	0.1	0	0	333	46	140	130	12	fridge	2	pollack, hake, whiting, hoki, merluza, coley, saithe
perch		fish	protein	fish		79	15.3	0	1.5	0.3	0	0	287	52	140	120	18	fridge	2	redfish, rockfish, rock fish
pike		fish	protein	fish		88	19.3	0	0.7	0.1	0	0	39	39	140	150	20	fridge	2	walleye, zander, pickerel, sauger, pike perch
carp		fish	protein	fish		127	17.8	0	5.6	1.1	0	0	49	66	140	150	10	fridge	2
grouper		fish	protein	fish		92	19.4	0	1	0.2	0	0	53	37	140	170	28	fridge	2	cobia, hogfish
bluefish		fish	protein	fish		124	20	0	4.2	0.9	0	0	60	59	140	150	14	fridge	2
mullet		fish	protein	fish		117	19.4	0	3.8	1.1	0	0	65	49	140	120	14	fridge	2	rouget
sablefish		fish	protein	fish		195	13.4	0	15.3	3.2	0	0	56	49	140	170	40	fridge	2	black cod, butterfish
sea bream		fish	protein	fish		105	18.9	0	2.7	0.6	0	0	42	52	140	150	22	fridge	2	bream, dorade, porgy, orata, scup, daurade
yellowtail		fish	protein	fish		146	23.1	0	5.2	1.3	0	0	39	55	140	170	40	fridge	2	hamachi, amberjack, kampachi, hiramasa, buri, kanpachi
shark		fish	protein	fish		130	21	0	4.5	0.9	0	0	79	51	140	170	20	fridge	2	dogfish
orange roughy		fish	protein	fish		76	16.4	0	0.7	0	0	0	72	60	140	150	22	fridge	2	roughy
smelt		fish	protein	fish		97	17.6	0	2.4	0.5	0	0	60	70	140	20	14	fridge	2	capelin, whitebait, shishamo
skate		fish	protein	fish		89	20.5	0	0.7	0.1	0	0	100	50	140	200	18	fridge	2
cuttlefish		mollusc	protein	shellfish		79	16.2	0.8	0.7	0.1	0	0	372	112	140		16	fridge	2	sepia
snail		mollusc	protein	shellfish		90	16	2	1.4	0.4	0	0	70	50	140	5	30	pantry	540
sea urchin		mollusc	protein	shellfish		120	13	8	4.8	1	0	0	220	300	200	10	200	fridge	2	uni
conch		mollusc	protein	shellfish		130	26.3	1.7	1.2	0.4	0	0	153	65	127		28	fridge	2	whelk, bulot
arctic char		fish	protein	fish		141	19.9	0	6.2	1.4	0	0	51	59	140	170	26	fridge	2	char
`,
  'snacks_sweets.tsv': `name	class	kinds	role	cookingClass	mayContain	calories	protein	carbohydrates	fat	saturatedFat	fiber	sugar	sodium	cholesterol	gramsPerCup	gramsPerPiece	pricePerKg	place	days	aliases
raisin		dried_fruit fruit	sweet	dried fruit	sulfite	299	3.1	79.2	0.5	0.1	3.7	59.2	11	0	145		8	pantry	365	sultana, muscat raisin, kishmish, muscatel
dried currant		dried_fruit fruit	sweet	dried fruit	sulfite	283	4.1	74.1	0.3	0	6.8	67.3	8	0	144		10	pantry	365	currant, corinthian raisin, dried black currant
date		dried_fruit fruit	sweet	dried fruit	sulfite	277	1.8	75	0.1	0	6.7	66.5	1	0	147	24	12	pantry	365	khajoor, date roll
prune		dried_fruit fruit	sweet	dried fruit	sulfite	240	2.2	63.9	0.4	0.1	7.1	38.1	2	0	174	9.5	10	pantry	365	dried plum, ready to eat prune, prune butter
dried apricot		dried_fruit fruit	sweet	dried fruit	sulfite	241	3.4	62.6	0.5	0	7.3	53.4	10	0	130	3.5	14	pantry	365	ready to eat dried apricot, turkish apricot, apricot leather, amardine, dried peach, hunza apricot, dried nectarine
dried cranberry		dried_fruit fruit sugar	sweet	dried fruit	sulfite	308	0.1	82.4	1.4	0.1	5.7	65	3	0	120		13	pantry	365	craisin, dried sweetened cranberry
dried cherry		dried_fruit fruit sugar	sweet	dried fruit	sulfite	333	1.2	80.5	0.7	0.1	2.5	67.2	13	0	140		26	pantry	365	dried tart cherry, dried sour cherry, dried sweet cherry, dried bing cherry
dried blueberry		dried_fruit fruit	sweet	dried fruit	sulfite	317	2.5	80	2.5	0.2	7.5	67.5	3	0	120		35	pantry	365	barberry, zereshk, dried mulberry, goji berry, wolfberry, dried elderberry, dried gooseberry
dried strawberry		dried_fruit fruit	sweet	dried fruit	sulfite	330	4	82	2	0.1	12	62	4	0	25		60	pantry	365	strawberry powder, freeze dried strawberry, dried raspberry, freeze dried raspberry
dried fig		dried_fruit fruit	sweet	dried fruit	sulfite	249	3.3	63.9	0.9	0.1	9.8	47.9	10	0	149	8.4	14	pantry	365	dried black mission fig, dried turkish fig, calimyrna fig, mission fig, smyrna fig
dried apple		dried_fruit fruit	sweet	dried fruit	sulfite	243	0.9	65.9	0.3	0.1	8.7	57.2	87	0	86		14	pantry	365	dried mixed fruit, dried fruit, dried pear, dried mango, dried pineapple, dried papaya, dried banana, fruit leather, fruit roll up, dried jujube, dried persimmon, vine fruit, dried longan, dried lychee, apple chip, chopped mixed fruit, dried kiwi, dried guava, fruit bar, dried orange slice, dried pomelo, dried plantain, gotgam, dried lemon slice
candied peel		fruit sugar	sweet	zest	sulfite	322	0.3	82.7	0.1	0	1.6	80.7	98	0	180		12	pantry	365	mixed peel, candied orange peel, candied fruit, candied lemon peel, candied cherry, glace cherry, candied citrus peel, glace fruit, candied mixed fruit, candied citron, candied pineapple, citron peel, candied orange, glace pineapple, crystallized fruit, candied mixed citrus peel, fruit cake mix, candied red cherry, candied green cherry, glace apricot, candied lemon, crystallized violet, candied grapefruit peel, fruitcake mix, candied papaya, candied angelica, candied flower, candied rose petal, candied melon, glace orange, candied pumpkin, candied winter melon
maraschino cherry		fruit sugar additive	sweet	sweet	sulfite	165	0.2	42	0.2	0	3.2	38.8	4	0	190	5	10	pantry	540	cocktail cherry, maraschino cherry juice, luxardo cherry, amarena cherry, griottine, brandied cherry, cherry in syrup, marasca cherry
potato chip		vegetable starchy oil	sweet	snack		542	6.6	50.8	36.4	4	4.4	0.4	450	0	30		12	pantry	60	crisp, ruffles, potato stick, shoestring potato snack, potato straw, lay, wavy lay, kettle chip
chip	yes	vegetable starchy oil	sweet	snack	milk wheat gluten soy egg	542	6.6	50.8	36.4	4	4.4	0.4	450	0	30		12	pantry	60	flavored chip
tortilla chip		corn grain oil	sweet	snack		473	7	67.5	20.8	3.1	5.7	0.8	325	0	28		10	pantry	60	corn chip, fritos, tostito, corn nut, corn snack, bugle, scoop, tortilla strip, tortilla scoop
shrimp chip		crustacean starchy oil	sweet	snack	fish wheat gluten milk	520	2	62	29	8	1	5	800	5	20		14	pantry	120	prawn chip, kroepoek, shrimp flavored chip, krupuk udang
cheese puff		corn dairy cheese oil wheat	sweet	snack	soy	563	5.9	53	36.6	5.5	1.7	3	926	7	30		12	pantry	90	cheese doodle, cheese crisp, goldfish, cheez it cracker, parmesan crisp, cheez doodle, cheez its
popcorn		grain corn	sweet	snack	milk	387	12.9	77.8	4.5	0.6	14.5	0.9	8	0	8		12	pantry	60	popped corn, kettle corn, skinny pop, boom chicka pop, skinnypop
caramel corn		grain corn sugar dairy peanut	sweet	sweet	tree_nut soy	400	6.4	80.7	7.8	1	3.8	45.4	177	0	35		12	pantry	60	caramel popcorn, cracker jack, peanut popcorn
pretzel		wheat	sweet	snack		384	9.9	80	3.5	0.5	3.3	2.4	1150	0	45	5	9	pantry	120	pretzel twist, pretzel rod, pretzel crisp, pretzel snap, laugenstange, brezel
cracker	yes	wheat	bread	snack	milk soy	510	6.8	61.5	26.4	5.9	2.3	8.5	705	0	70	3	10	pantry	180	cracker meal, rusk, zwieback, oatcake, oat cake, wafer cracker, cracker bread, cream of wheat cracker, croute, baguette crisp, ritz biscuit, soda biscuit, bran cracker, taralli, melba round, cracotte, biscotte
matzo		wheat bread	bread	bread	egg	395	10	83.7	1.4	0.2	3	0.3	0	0	116	28	9	pantry	365	matzah, matzoh, matza, matzo meal, matzoh meal, matzo farfel, matzah meal, cake meal
matzo ball		wheat egg	starch	sweet	soy celery	190	6	22	8.5	1.8	1	0.5	320	110		40	8	fridge	4	matzo ball mix, matzo ball soup mix, knaidel, kneidlach
poppadom		legume	bread	bread	wheat gluten	371	25	60	3.3	1.1	18.6	0	1745	0		10	12	pantry	270	papad, papadum, poppadum, pappadam, papadom, pappadum, lentil wafer, lentil chip
rice cracker		rice grain	bread	snack	soy wheat gluten sesame	387	8.2	81.5	2.8	0.6	4.2	0.9	326	0	28	9	10	pantry	180	rice thin, senbei, arare, rice cracker snack, brown rice cake, corn cake, corn thin, plain rice cake, gluten free cracker, seed cracker, gluten free crispbread, flax cracker
graham cracker		wheat sugar	sweet	snack	milk soy	423	6.9	76.8	10.1	1.5	2.8	31.1	477	0	100	14	9	pantry	180	graham wafer, graham
cookie	yes	wheat sugar dairy egg	sweet	sweet	soy tree_nut	478	5.1	67.9	21.1	5.4	0.8	37.7	298	51	100	12	10	pantry	180	wafer, sandwich cookie, gingerbread, lady finger biscuit, cookie dough ball, pizzelle, fig newton, custard cream biscuit, tuile, chocolate biscuit, wafer roll, mini oreo, mint oreo cookie, crushed oreo, lebkuchen, gaufrette, chocolate covered cookie, crushed ginger biscuit, chocolate ladyfinger, cat tongue cookie, crisp ladyfinger cookie, chocolate creme filled cookie, sandwich biscuit, chocolate covered graham cracker, polvoron, vienna finger
amaretti		tree_nut sugar egg	sweet	sweet	wheat gluten milk	450	9	62	19	3	4	50	100	30	100	6	20	pantry	120	amaretto cookie, amaretti biscuit
coconut macaroon		sugar egg fruit	sweet	coconut	wheat gluten milk tree_nut	460	4	60	23	20	6	48	180	0	100	20	14	pantry	90	macaroon cookie coconut, coconut cookie
peanut butter cookie		wheat peanut sugar dairy egg	sweet	nut butter	soy tree_nut	477	9.6	58.9	23.6	4.5	1.8	31.8	506	1	100	15	10	pantry	120	nutter butter cookie, peanut cookie
marshmallow		gelatin sugar	sweet	sweet		318	1.8	81.3	0.2	0.1	0.1	57.6	80	0	50	7	8	pantry	270	jet puffed
marshmallow cereal		grain wheat sugar gelatin	sweet	snack	milk	380	7	85	1.5	0.3	5	30	300	0	40		11	pantry	270	frosted wheat cereal, frosted shredded wheat
marshmallow creme		egg sugar	sweet	sweet		322	0.8	79	0.3	0.1	0.1	46.8	80	0	96		9	pantry	365	marshmallow fluff, marshmallow cream, fluff, marshmallow topping
vegan marshmallow		sugar	sweet	sweet	soy	330	0.5	82	0	0	0	60	40	0	50	7	16	pantry	270	vegetarian marshmallow, dandies, gelatin free marshmallow
gummy candy		gelatin sugar additive	sweet	sweet	wheat gluten milk	396	0	98.9	0	0	0.1	59	44	0	170	4	10	pantry	365	gummi worm, candy gummy, spice drop, gummi candy, jujube candy, jelly candy, gum drop, jelly sweet, lokum, orange slice candy, gummy fish, fruit slice candy, fruit chew, gummi candy fish, turkish delight candy, jelly ring, jelly slice, gummy shark, sour worm, candy pumpkin, mellocreme pumpkin, jellied fruit, pate de fruit, mike and ike, gelatin candy, gummi, gummy, gumdrop candy, snack pack gel
candy	yes	sugar additive dairy	sweet	sweet	soy tree_nut peanut wheat gluten	394	0	98	0.2	0	0	62.9	38	0	190	6	10	pantry	365	rock candy stick, mandm, candy coated chocolate, chocolate covered candy, licorice whip, peppermint, lifesaver, taffy, maltesers chocolate, skor bar, gum, chocolate covered mint, starlight mint, mint imperial, cinnamon red hot, cinnamon imperial, sherbet powder, mint chocolate candy, chocolate cream candy, fondant candy, licorice lace, licorice string, mint lozenge, toffee apple, chocolate bar candy, kandy, yogurt covered raisin, yogurt covered pretzel, nerds, kinder, caramel filled chocolate, dulces, conversation heart, yodel, candy bar, heath bit
peanut butter cup		peanut sugar chocolate dairy soy	sweet	chocolate	tree_nut	515	10.2	55.4	30.5	10.7	3.6	47.2	357	6	170	8	14	pantry	270	peanut butter chip, peanut butter candy, peanut candy, peanut butter morsel, chocolate covered peanut, peanut bar, peanut butter baking chip, butterfinger bar, peanut mandm, peanut butter mandm, peanut butter fudge, peanut clusters, goober candy, m and m peanut, m and ms peanut, payday
peanut chikki		peanut sugar	sweet	sweet	sesame	510	14	57	27	4	4	45	20	0	140	20	9	pantry	120	chikki, peanut candy bar jaggery
halva		sesame sugar	sweet	sweet	tree_nut egg	469	12.5	60.5	21.5	4.1	4.5	38	195	0	120		16	pantry	180	halwa, halawa, sesame candy, sesame crunch, pasteli
baklava		wheat tree_nut sugar dairy	sweet	sweet	sesame egg	430	6	50	24	8	3	25	250	20		60	16	pantry	30
granola bar		oats grain sugar soy dairy tree_nut peanut	sweet	oats	wheat gluten	471	10.1	64.4	19.8	2.4	5.3	28.6	294	0		30	14	pantry	180	energy bar, protein bar, muesli bar, breakfast bar, oat bar, nut bar, clif bar, luna bar, snack bar, flapjack, nature valley bar, larabar, oats n honey granola bar, granola bite, cereal bar
cake	yes	wheat egg dairy sugar	sweet	sweet	tree_nut	353	5	53.6	14	4.8	0.6	33.4	377	66	90	60	9	pantry	5	sponge, brownie, gingerbread cake, fruitcake, madeira cake, cake layer, chocolate brownie, blondie, angel food loaf, parkin, pan di spagna, jelly roll, coffeecake, vanilla cake, chocolate muffin, pannetone, torte, gateau, petit four, cake ball, angel food, cassata, cannoli filling, cream puff shell, snack cake roll, shortcake, dessert shell, swiss roll cake, ding dong cake, flan case, sponge flan case
rum cake		wheat egg dairy sugar alcohol	sweet	spirit	tree_nut	353	5	53.6	14	4.8	0.6	33.4	377	66	90	60	9	pantry	5	baba au rhum, savarin
dessert	yes	dairy egg sugar	sweet	sweet	wheat gluten	130	1.4	22.6	3.8	1	0	17	142	1	250		8	fridge	7	pudding, chocolate pudding, vanilla pudding, mousse, butterscotch pudding, instant pudding prepared, parfait, syllabub, fool, posset, bombe, ready to eat pudding, charlotte, crumble, manjar blanco, cuajada
meringue		egg sugar	sweet	sweet	milk tree_nut	380	4	94	0	0	0	93	60	0	30	15	14	pantry	60	meringue cookie, pavlova nest, marshmallow meringue
protein powder		dairy sugar soy	protein	cocoa	egg	352	78.1	6.2	1.6	0.8	3.1	0	156	16	100	30	30	pantry	365	vanilla protein powder, protein supplement, meal replacement powder, vanilla whey protein powder, chocolate whey protein powder, chocolate protein, vanilla whey protein, protein drink, vanilla protein
vegan protein powder		legume rice	protein	dried pulse	soy tree_nut	352	78.1	6.2	1.6	0.8	3.1	0	156	0	100	30	34	pantry	365	plant based protein powder, plant protein powder, rice protein powder, rice protein, vegan vanilla protein powder, plant protein, pea and rice protein, vegan chocolate protein powder, hemp and pea protein
mochi		rice grain	sweet	sweet	soy	235	4	52	0.5	0.1	1	5	5	0		50	8	fridge	14	rice dumpling, tteok, rice cake korean, korean rice cake, tteokbokki rice cake, chinese rice cake, dango, garaetteok, glutinous rice cake, dduk, ricecake, injeolmi, duk, oval rice cake, puto, suman, kutsinta
ladyfinger		wheat egg sugar	sweet	sweet	milk	365	10.6	59.7	9.1	3.5	1	26	147	221	55	11	14	pantry	180	lady finger, ladyfinger cookie, sponge finger, savoiardi cookie, boudoir biscuit, sponge finger biscuit
gingersnap		wheat sugar	sweet	sweet	milk egg soy	416	5.6	76.9	9.8	2.5	2.2	19.9	501	0	110	7	10	pantry	180	gingersnap cookie, ginger snap, ginger biscuit, ginger cookie, gingernut biscuit
vanilla wafer		wheat sugar egg dairy	sweet	extract	soy	473	4.3	71.1	19.4	4.9	2	36	306	0	80	4	10	pantry	180	vanilla wafer cookie
chocolate sandwich cookie		wheat sugar chocolate soy	sweet	chocolate	milk	433	6.6	72.7	14.2	4.2	3.4	37.4	580	2	112	11	11	pantry	180
shortbread		wheat dairy sugar	sweet	sweet	egg	502	6.1	64.5	24.1	6.1	1.8	15.1	524	20	100	13	12	pantry	120	shortbread cookie, shortbread biscuit, sable biscuit, shortbread finger
plain biscuit	yes	wheat sugar	sweet	sweet	milk soy	423	6.9	76.8	10.1	1.5	2.8	31.1	477	0	84	7	9	pantry	180	arrowroot biscuit, arrowroot cookie, parle g, biscuit base, nice biscuit, leibniz biscuit, malt biscuit, graham cookie, galletas maria, galleta
almond cookie	yes	tree_nut sugar egg	sweet	sweet	wheat gluten milk	450	9	62	19	3	4	50	100	30	100	6	20	pantry	120	hazelnut wafer, ricciarelli, amaretto biscuit, hazelnut cookie, almond biscuit, pecan sandies, pecan shortbread cookie, linzer cookie, mandelbrot, ratafia biscuit, calissons, cantuccini, mantecado, polvorone, nusstorte
digestive biscuit		wheat sugar	sweet	sweet	milk soy	478	7	66	21	10	3	17	600	0	100	15	8	pantry	270	marie biscuit, maria cookie, tea biscuit
speculoos		wheat sugar soy	sweet	sweet	milk	484	5	72	19	8	1.3	38	370	0	110	8	10	pantry	270	speculoos cookie, biscoff cookie, speculaas, speculoos biscuit
cookie butter		wheat sugar soy oil	sweet	oil	milk tree_nut	584	3	57	38	8	1	37	220	0	256		14	pantry	365
biscotti		wheat egg sugar tree_nut	sweet	sweet	milk	430	9	62	16	4	3	28	150	60	90	20	16	pantry	120	almond biscotti cookie
banana chip		fruit oil	sweet	snack	sulfite	519	2.3	58.4	33.6	29	7.7	35.3	6	0	90		12	pantry	270
plantain chip		fruit starchy oil	sweet	snack		531	2.3	63.8	29.6	8.3	3.5	0.9	202	0	40		12	pantry	120
vegetable chip		vegetable oil	sweet	snack		517	4.1	58	29.8	1.9	10.9	9.8	246	0	30		14	pantry	90	veggie chip, sweet potato chip, beet chip, kale chip, taro chip, cassava chip, terra chip
nougat		tree_nut egg honey sugar	sweet	sweet	milk peanut soy	430	6	72	14	2	2	65	40	2	150	15	16	pantry	180	turron de alicante, divinity, nougat candy, turron de jijona, sohan
saltine		wheat	bread	bread	soy	418	9.4	74	8.7	1.6	2.8	1.2	943	0	70	3	8	pantry	240	saltine cracker, soda cracker, water cracker, saltine crumb, table water cracker
crispbread		gluten wheat grain	bread	snack		334	9.6	80.4	0.9	0.1	22.9	1	557	0	61	10	9	pantry	365	rye crispbread, knackebrod, wasa, finn crisp, rye cracker
breadstick		wheat bread	bread	bread	milk sesame	410	12	68	9.5	1.4	3	1.3	660	0	45	6	9	pantry	180	bread stick, grissino
animal cracker		wheat sugar	sweet	snack	milk soy	446	6.9	74.1	13.8	3.5	1.1	13.9	407	0	60	2	9	pantry	240	animal cookie
`,
  'spices_herbs.tsv': `name	class	kinds	role	cookingClass	mayContain	calories	protein	carbohydrates	fat	saturatedFat	fiber	sugar	sodium	cholesterol	gramsPerCup	gramsPerPiece	pricePerKg	place	days	aliases
salt		salt	seasoning	salt		0	0	0	0	0	0	0	38758	0	292		1.5	pantry	2000	kosher, sea, fleur de sel, sel gris, sodium, maldon
black pepper		spice	seasoning	pepper		251	10.4	64	3.3	1.4	25.3	0.6	20	0	110		30	pantry	1000	pepper, peppercorn, peppermill, pepper mill, long pepper
white pepper		spice	seasoning	pepper		296	10.4	68.6	2.1	0.6	26.2	0	5	0	115		35	pantry	1000	white peppercorn
cumin		spice	spice	spice		375	17.8	44.2	22.3	1.5	10.5	2.2	168	0	96		25	pantry	730	jeera
cinnamon		spice	spice	sweet spice		247	4	80.6	1.2	0.3	53.1	2.2	10	0	125	3	25	pantry	730	cinnamon bark, cassia, canela, dalchini, cassia bark
paprika		spice nightshade	spice	spice		282	14.1	54	12.9	2.1	34.9	10.3	68	0	109		25	pantry	730	pimenton dulce, pimenton picante, sweet pimenton, hot pimenton
chili powder		spice nightshade	spice	spice		282	13.5	49.7	14.3	2.5	34.8	7.2	4000	0	125		25	pantry	730	ancho powder, chipotle powder
cayenne pepper		spice nightshade	spice	spice		318	12	56.6	17.3	3.3	27.2	10.3	30	0	85		28	pantry	730	cayenne, ground red pepper, red pepper powder, gochugaru, korean chili flake, aleppo pepper, urfa biber, aleppo, espelette, pul biber
red pepper flake		spice nightshade	spice	spice		318	12	56.6	17.3	3.3	27.2	10.3	30	0	85		28	pantry	730	chile flake, crushed red pepper, pepper flake
turmeric		spice root	spice	spice		312	9.7	67.1	3.2	1.8	22.7	3.2	27	0	150		22	pantry	730	haldi, curcuma
coriander		spice	spice	spice		298	12.4	55	17.8	1	41.9	0	35	0	80		22	pantry	730	dhania powder, dhania
nutmeg		spice	spice	sweet spice		525	5.8	49.3	36.3	25.9	20.8	28.5	16	0	112		45	pantry	1000
cloves		spice	spice	sweet spice		274	6	65.5	13	4	33.9	2.4	277	0	104		45	pantry	1000
allspice		spice	spice	sweet spice		263	6.1	72.1	8.7	2.5	21.6	0	77	0	96		35	pantry	1000	allspice berry, pimento berry, jamaica pepper
cardamom		spice	spice	sweet spice		311	10.8	68.5	6.7	0.7	28	0	18	0	93		90	pantry	730	cardamon, elaichi
onion powder		spice allium	seasoning	spice		341	10.4	79.1	1	0.2	15.2	6.6	73	0	110		20	pantry	730	granulated onion, dried onion, minced onion dried, dried minced onion, onion flake, onion granule
bay leaf		herb spice	herb	bay leaf		313	7.6	75	8.4	2.3	26.3	0	23	0	29	0.2	60	pantry	730	bay, laurel leaf
oregano		herb	herb	dried herb		265	9	68.9	4.3	1.6	42.5	4.1	25	0	48		30	pantry	730
thyme		herb	herb	herb		101	5.6	24.4	1.7	0.5	14	0	9	0	40	1	40	fridge	10
dried thyme		herb	herb	dried herb		276	9.1	63.9	7.4	2.7	37	1.7	55	0	48		40	pantry	730	ground thyme
rosemary		herb	herb	herb		131	3.3	20.7	5.9	2.8	14.1	0	26	0	28	1.5	40	fridge	14
sage		herb	herb	herb		315	10.6	60.7	12.8	7	40.3	1.7	11	0	34	0.5	40	fridge	10
basil		herb leafy	herb	herb		23	3.1	2.6	0.6	0	1.6	0.3	4	0	24	0.5	30	fridge	5
dried basil		herb	herb	dried herb		233	23	47.8	4.1	2.2	37.7	1.7	76	0	34		30	pantry	730	dry basil
parsley		herb leafy	herb	herb		36	3	6.3	0.8	0.1	3.3	0.8	56	0	50	1	15	fridge	8
cilantro		herb leafy	herb	herb		23	2.1	3.7	0.5	0	2.8	0.9	46	0	16	2	12	fridge	7	coriander leaf, fresh coriander, coriander sprig, coriander root, coriander stem, chopped coriander, bunch coriander, coriander leave, culantro, recao
mint		herb leafy	herb	herb		44	3.3	8.4	0.7	0.2	6.8	0	30	0	30	0.1	25	fridge	7	spearmint, fresh peppermint, peppermint leaf
dill		herb	herb	herb		43	3.5	7	1.1	0.1	2.1	0	61	0	9	1	30	fridge	7	dill weed, dillweed
chive		herb allium	herb	herb		30	3.3	4.3	0.7	0.1	2.5	1.9	3	0	48	1	40	fridge	7
tarragon		herb	herb	herb		295	22.8	50.2	7.2	1.9	7.4	0	62	0	29	1	45	fridge	7
italian seasoning		herb spice	herb	dried herb		265	9	68	5	1.5	40	4	25	0	48		30	pantry	730	herb, herbes de provence, bouquet garni, poultry seasoning, fines herbes, herbs de provence
saffron		spice	spice	spice		310	11.4	65.4	5.8	1.6	3.9	2	148	0	34		4000	pantry	730
star anise		spice	spice	sweet spice		337	17.6	50	15.9	0.6	14.6	0	16	0	107	1.5	45	pantry	730	anise star
fennel seed		spice seed	spice	spice		345	15.8	52.3	14.9	0.5	39.8	0	88	0	93		30	pantry	730	ground fennel, saunf, fennel pollen
mustard seed		spice mustard	spice	spice		508	26.1	28.1	36.2	2	12.2	6.8	13	0	100		25	pantry	730	rai
onion salt		salt spice	seasoning	salt		20	0.6	4	0.1	0	1	0.5	28000	0	250		12	pantry	1500
celery salt		salt spice celery	seasoning	salt		392	18.1	41.4	25.3	2.2	11.8	0.7	160	0	106		20	pantry	1000	celery seed, celery powder, celery flake
msg		additive salt	seasoning	salt		280	60	0	0	0	0	0	12300	0	200		15	pantry	2000	monosodium glutamate, accent, ajinomoto, aji no moto
seasoning		spice salt	spice	salt	celery mustard wheat gluten	230	8	45	5	1	12	10	9000	0	110		25	pantry	730	spice mix, mrs dash, bbq rub, bbq seasoning, chicken rub, pork rub, poultry rub, burger seasoning, emerils essence, rub, seafood rub, chicken spice, sazon, sazon goya, adobo powder, goya adobo, all purpose adobo, pizza seasoning, pasta seasoning, hamburger seasoning, garlic and herb seasoning, lemon pepper, lemon and pepper seasoning, citrus pepper, mccormick grill mates, chicken breast seasoning, pot roast seasoning, sloppy joe mix, meatloaf seasoning mix, beef stew seasoning mix, beef stew mix, stew seasoning mix, spaghetti sauce mix, pasta sauce mix, beef stroganoff seasoning mix, salsa mix, fried rice seasoning, enchilada seasoning mix, jambalaya seasoning, gumbo base mix, chicken seasoning, tajin, chili lime seasoning, adobo goya, vegeta
taco seasoning		spice nightshade salt	spice	salt	wheat gluten	280	6	55	5	0.6	13.3	10.8	7203	0	110	28	20	pantry	730	taco mix, fajita seasoning, chili seasoning, mexican seasoning, mexican spice mix, taco spice mix, southwest seasoning, chili spice mix, tex mex seasoning, mexican spice blend, southwestern seasoning, fajita mix, white chicken chili seasoning mix, carnita seasoning, taco rub, barbacoa seasoning, chipotle seasoning, chipotle rub, ancho rub, chili mix, chili kit, enchilada seasoning, burrito seasoning
cajun seasoning		spice nightshade salt	spice	salt	celery	210	8	42	6	1	15	6	11000	0	110		25	pantry	730	creole seasoning, blackening seasoning, cajun spice, blackened seasoning, creole spice, cajun spice mix, tony chacheres seasoning, blackening spice, blackened redfish seasoning, louisiana seasoning, tony chacheres, slap ya mama, zatarains creole seasoning
old bay seasoning		spice salt celery mustard	spice	salt		200	8	38	6	1	15	3	12000	0	110		28	pantry	730	bay seasoning, old bay, seafood seasoning, crab boil, shrimp boil, seafood boil, chesapeake seasoning, fish seasoning, crab seasoning, zatarains crab and shrimp boil, liquid shrimp and crab boil seasoning, fish spice, crab spice
five spice powder		spice	spice	spice		300	8	62	9	1	25	3	60	0	100		35	pantry	730	five powder, five spice, quatre epices, chinese spice
pumpkin pie spice		spice	spice	sweet spice		342	5.8	69.3	12.6	6.5	14.8	7.8	52	0	100		35	pantry	730	mixed pudding spice, speculaas spice, gingerbread spice, pumpkin spice, lebkuchen spice, pie spice, apple spice, pickling, mulling spice, crab apple spice, sweet spice, allspice mix, chai spice, mulled wine spice, ground mixed spice, koekkruiden, cake spice, speculoos spice, gingerbread seasoning, chai masala, chai spice mix
garam masala		spice	spice	spice	mustard celery	379	15	45	15	2	25	3	97	0	100		35	pantry	365
curry powder		spice	spice	spice	mustard celery	325	14.3	55.8	14	1.6	53.2	2.8	52	0	101		30	pantry	365	curry, colombo powder
curry block		spice wheat oil	seasoning	spice	milk soy celery mustard	510	6	45	34	17	5	10	4000	0	240	20	14	pantry	365	curry cube, curry sauce mix, golden curry, curry sauce base, vermont curry, s and b golden curry mix, roux, stew roux
jerk seasoning		spice nightshade salt	spice	salt	celery	210	6	42	4	0.7	12	12	8000	0	110		28	pantry	730	jamaican jerk season, jerk spice, jerk rub, jerk paste, jerk marinade, jerk sauce, jerk dry rub
za'atar		spice sesame herb	spice	spice	tree_nut	330	10	40	16	2.5	20	2	2000	0	100		40	pantry	365	zahtar, zatar, zataar
dukkah		spice sesame tree_nut	spice	spice		500	16	25	40	5	14	3	900	0	110		40	pantry	180	dukka
furikake		fish sesame condiment soy	seasoning	spice	egg wheat gluten crustacean milk	380	22	45	14	2	12	20	4500	20	100		50	pantry	365	rice seasoning, furikake seasoning, ochazuke seasoning, rice sprinkle
ras el hanout		spice	spice	spice	celery mustard	290	11	50	11	1	25	5	80	0	100		38	pantry	730	ras hanout, moroccan spice, moroccan seasoning, moroccan spice mix, ras el hannout
suya spice		spice peanut	spice	spice		430	18	35	26	4	12	6	2500	0	100		35	pantry	365	suya pepper, yaji, suya seasoning
greek seasoning		herb spice salt	herb	salt	wheat gluten celery	240	9	50	5	1	25	5	6000	0	80		28	pantry	730	mediterranean seasoning, mediterranean herb, italian spice, tuscan seasoning, italian seasoning mix, greek spice, tuscan herb, greek herb, pizza spice, spaghetti seasoning, souvlaki seasoning, gyro seasoning, mediterranean spice, sicilian seasoning, tuscan spice, bruschetta seasoning, mediterranean spice mix, greek spice mix, italian seasoning blend
ranch seasoning		dairy spice salt	seasoning	salt	soy wheat gluten egg	300	10	55	5	2.5	3	15	16000	5	130	28	25	pantry	540	ranch dressing mix, ranch dip mix, ranch salad dressing mix, ranch mix, hidden valley original ranch salad dressing, ranch style dressing mix, ranch powder, ranch dressing seasoning mix, dip mix, ranch dressing powder, cheese sauce mix, pesto sauce mix, ranch dip, sour cream sauce mix
italian dressing mix		spice salt sugar	seasoning	salt	milk soy	250	3	58	1	0.2	4	35	20000	0	140	20	25	pantry	540	italian seasoning dressing mix, italian dressing seasoning, good seasons zesty italian dressing, good seasons italian salad dressing, vinaigrette dressing mix, salad dressing mix, garlic and herb dressing mix
ground ginger		spice	spice	sweet spice		335	9	71.6	4.2	2.6	14.1	3.4	27	0	85		30	pantry	730	ginger powder, powdered ginger, dried ginger, dry ginger, sonth
crystallized ginger		root sugar	sweet	sweet	sulfite	335	0.5	85	0.2	0	2	75	40	0	200	6	18	pantry	540	candied ginger, stem ginger, preserved ginger, ginger in syrup, glace ginger, sugared ginger, uncrystallized ginger, crystalized ginger, ginger preserve, stem ginger syrup
pickled ginger		root condiment	seasoning	spice	sulfite	51	0.4	12	0.1	0	1	10	800	0	160		14	fridge	180	gari, sushi ginger, beni shoga, red ginger, pickled young ginger, beni shouga
ginger paste		allium root	aromatic	other		110	4	23	0.8	0.1	2	3	600	0	240		12	fridge	120	minced ginger jar, ginger juice, ginger puree
french fried onion		vegetable allium wheat oil	seasoning	spice	soy milk	590	5	40	46	20	3	5	500	0	56		14	pantry	270	fried shallot, crispy onion, fried onion, durkee onion, onion ring, onion straw, fried red onion, fried red shallot, bawang goreng, crispy shallot, fried garlic chip
garlic powder		spice allium	seasoning	spice		331	16.6	72.7	0.7	0.2	9	2.4	60	0	155		20	pantry	730	granulated garlic, dried garlic, garlic granule, garlic flake, dried minced garlic, dehydrated garlic, powdered garlic, dehydrated minced garlic, dry garlic, garlic and pepper seasoning
sansho		spice	spice	spice		300	10	60	7	1.5	28	3	40	0	100		60	pantry	730	sancho powder, kinome
aji amarillo paste		nightshade condiment	seasoning	spice	sulfite	90	2	16	2	0.3	4	8	1500	0	250		16	fridge	180	aji amarillo, yellow chile paste, aji paste, rocoto paste, aji panca, ancho paste, biber salcasi, pepper paste, aji mirasol paste, ancho chile paste, calabrian chile paste, calabrian chile, bomba calabrese, chile puree, roasted chile paste, dried chile paste, red chile paste, guajillo paste, shatta
smoked paprika		spice nightshade	spice	spice		282	14.1	54	12.9	2.1	34.9	10.3	68	0	109		30	pantry	730	spanish paprika, pimenton, bittersweet paprika, pimenton de la vera
fenugreek		spice herb	spice	spice		323	23	58.4	6.4	1.5	24.6	3	67	0	178		25	pantry	730	methi, utskho suneli, khmeli suneli
caraway seed		spice seed	spice	spice		333	19.8	49.9	14.6	0.6	38	0.6	17	0	107		28	pantry	730	caraway, carum seed, ajwain, ajowan, carom seed, bishops weed, caraway seed oil
nigella seed		spice seed	spice	spice		375	17.8	44.2	22.3	1.5	10.5	2.2	168	0	100		35	pantry	730	kalonji, nigella, charnushka, onion seed, nigella sativa, black seed, habbat al barakah, shahi jeera, kalaunji
asafoetida		spice	spice	spice	wheat gluten	297	4	68	1	0.2	4	0	40	0	110		90	pantry	730	hing, asafetida
amchur		spice fruit	spice	spice		300	3	70	4	1	20	30	30	0	110		30	pantry	730	mango powder, amchoor, aamchur powder
juniper berry		spice	spice	spice		300	6	65	10	1	25	10	30	0	90	0.5	40	pantry	730	juniper
marjoram		herb	herb	dried herb		271	12.7	60.6	7	0.5	40.3	4.1	77	0	29		30	pantry	365	savory
chervil		herb leafy	herb	herb		237	23	49	4	0.2	11	5	83	0	30		45	fridge	7
curry leaf		herb leafy	herb	bay leaf		108	6	19	1	0.1	6	0	30	0	20	0.2	40	fridge	10	curry tree leaf, sweet neem leaf
dried parsley		herb	herb	dried herb		292	26.6	50.6	5.5	1.4	26.7	7.3	452	0	24		30	pantry	730	parsley flake, dry parsley, parsley powder
dried dill		herb	herb	dried herb		253	20	55.8	4.4	0.2	13.6	0	208	0	50		30	pantry	730	dry dill, dried dillweed
dill seed		spice seed	spice	spice		305	16	55.2	14.5	0.7	21.1	0	20	0	100		28	pantry	730
dried mint		herb	herb	dried herb		285	19.9	52	6	1.6	29.8	0	344	0	77		35	pantry	730	dry mint, dried spearmint, dried peppermint
dried rosemary		herb	herb	dried herb		331	4.9	64.1	15.2	7.4	42.6	0	50	0	58		30	pantry	730	ground rosemary, crushed rosemary, dry rosemary, rosemary powder
dried chive		herb allium	herb	dried herb		311	21.2	64.3	3.5	0.6	26.2	30	70	0	3		90	pantry	730
dried cilantro		herb	herb	dried herb		279	21.9	52.1	4.8	0.1	10.4	7.3	211	0	29		40	pantry	730
mace		spice	spice	sweet spice		475	6.7	50.5	32.4	9.5	20.2	0	80	0	85		60	pantry	1000	mace blade, javitri
aniseed		spice seed	spice	sweet spice		337	17.6	50	15.9	0.6	14.6	0	16	0	107		35	pantry	1000	anise
wasabi paste		spice mustard condiment	seasoning	hot sauce	soy milk	265	3	45	9	1.5	6	14	3400	0	240		40	fridge	180	wasabi, wasabi sauce, horseradish powder
dried mushroom		mushroom	seasoning	dried mushroom		296	9.6	75.4	1	0.2	11.5	2.2	13	0	40	4	90	pantry	540	dried shiitake, dried shiitake mushroom, dried porcini, dried porcini mushroom, dried wild mushroom, black fungus, wood ear mushroom, cloud ear, dried morel, tree ear, black mushroom, wood ear, cloud ear mushroom, dried chanterelle, porcini powder, mushroom powder, jelly fungus, snow fungus, white fungus, tree fungus, dried cep, dried mixed mushroom, dried oyster mushroom, wood fungus, wood ear fungus, chinese mushroom, dried forest mushroom, mushroom dust, shiitake powder, dried straw mushroom, black trumpet dried, huitlacoche, cuitlacoche, corn smut, reishi, chaga, chaga mushroom, cordyceps, lingzhi, reishi mushroom, mushroom extract, dried porcino, cloud ear fungus
tea leaf		caffeine	drink	coffee		1	0	0.3	0	0	0	0	3	0	237	2	20	pantry	730	tea, lapsang souchong, tea leave, chai, hojicha, genmaicha, sencha, oolong, mate, lapsang, english breakfast tea, earl grey, english breakfast, darjeeling, assam, ceylon tea
sour spice	yes	spice fruit	spice	spice		300	3	70	4	1	20	30	30	0	110		30	pantry	730	anardana, pomegranate powder, black lime, dried lime, loomi, omani lime, limu omani, dried persian lime, kokum, dried pomegranate seed, dried sour mango, tamarind powder, persian lime dried, goraka, kodampuli, lime powder, lemon powder, cambodge, gamboge, kudampuli, garcinia
spice	yes	spice	spice	spice		300	6	65	10	1	25	10	30	0	90	0.5	40	pantry	730	mahleb, mahlab, mahlepi, angelica, gentian, tonka bean, annatto oil, achiote oil, mastic resin, orris root, myrtle berry, lemon myrtle, wattleseed, sarsaparilla, gum arabic spice, safflower, safflower petal, marigold petal, vetiver, ginseng, dang gui, dong quai, astragalus, codonopsis, solomons seal, dried galangal, dried lemongrass, pachyphytum, calamus, valerian, echinacea, ginkgo extract, guarana, maca, lucuma, baobab powder, moringa powder, ashwagandha, rosehip, rose hip, dagad phool, radhuni, hop, hop pellet
fresh herb	yes	herb leafy	herb	herb		237	23	49	4	0.2	11	5	83	0	30		45	fridge	7	sweet cicely, lovage, hyssop, rue, lemon balm, verbena, woodruff, tansy, burnet, mugwort, meadowsweet, yarrow, bee balm, wormwood, catnip, feverfew, agastache, chickweed, costmary, comfrey, mallow, agrimony, ladys mantle, rau ram, kaffir, laksa leaf, huacatay, papalo, fish mint, daun salam, salam leaf, ngo gai, lemon leaf, pak chi farang, tejpat, kaffir lime zest, perilla seed, quillquina, kaffir lime peel, chili leaf, guasca, kaffir lime rind, yerba buena, tej patta, hierba santa, tulsi, umeboshi shiso, culinary herb, soft herb, micro herb, wild herb, tender herb
sumac		spice fruit	spice	spice		300	4	70	5	1	28	1	20	0	110		35	pantry	730	sumac berry
annatto		spice	spice	spice		350	13	60	8	1	25	0	30	0	110		30	pantry	730	achiote, recado rojo, annatto extract, bija
shiso		herb leafy	herb	herb		37	3.9	7	0.1	0	7	0	1	0	20	1	60	fridge	5	perilla, ooba leaf, sesame leaf, kkaennip
kaffir lime leaf		herb	herb	bay leaf		100	5	20	1	0.1	6	0	10	0	20	0.3	60	fridge	14	kaffir leaf, lime leaf, kaffir lime, makrut lime
epazote		herb leafy	herb	herb		32	0.3	7.4	0.5	0	3.8	0	43	0	20	1	40	fridge	7
licorice root		spice	spice	spice		375	7	75	2	0	10	15	30	0	100	5	40	pantry	730	liquorice root, licorice powder
file powder		spice herb	thickener	starch		310	7	65	8	2	26	0	25	0	90		45	pantry	730	gumbo file, file, gumbo file powder, sassafras, filet powder gumbo
flavored salt	yes	salt spice	seasoning	salt		20	0.6	4	0.1	0	1	0.5	28000	0	250		12	pantry	1500	truffle salt, msg salt, kala namak, accent seasoning, umami salt
additive	yes	additive salt	seasoning	salt		280	60	0	0	0	0	0	12300	0	200		15	pantry	2000	flavor enhancer, disodium inosinate, disodium guanylate, meat tenderizer, papain, tenderizer, sodium nitrite, prague powder, instacure, saltpeter, saltpetre, tender quick, insta cure, curing mix, potassium nitrate, sodium erythorbate, preservative, sodium benzoate, antioxidant, e621, potassium sorbate
masala	yes	spice	spice	spice	mustard celery	379	15	45	15	2	25	3	97	0	100		35	pantry	365	biryani masala, sambar powder, rasam powder, tandoori spice mix, panch phoron, chicken masala, pav bhaji masala, tandoori seasoning, tandoori powder, kebab masala, panch phoran, tandoori spice, vindaloo seasoning, indian spice, fish masala, pani puri masala, tandoori marinade powder, vadouvan, gunpowder spice, podi, idli podi, bafat powder, sambhar powder, chat masala, chaat masala, chat massala
spice blend	yes	spice	spice	spice	celery mustard	290	11	50	11	1	25	5	80	0	100		38	pantry	730	berbere, baharat, harissa spice, advieh, hawaij, shawarma spice mix, shawarma seasoning, mitmita, seven spice, harissa powder, kofta spice, persian spice mix, tunisian spice, tabil, chermoula spice, peri peri seasoning, piri piri seasoning, piri piri powder, peri peri spice, middle eastern spice, lebanese 7 spice, 7 spice powder, bezar, kabsa spice mix, middle eastern seasoning, harissa seasoning, moroccan rub
peppery spice	yes	spice	spice	spice		300	10	60	7	1.5	28	3	40	0	100		60	pantry	730	grains of paradise, cubeb, alligator pepper, voatsiperifery, pink berry, uda seed
herbal tea	yes	caffeine	drink	coffee		1	0	0.3	0	0	0	0	3	0	237	2	20	pantry	730	rooibos, peppermint tea, linden flower, lime flower, green tea extract powder
seasoned salt		salt spice	seasoning	salt	celery	20	0.6	4	0.1	0	1	0.5	28000	0	250		12	pantry	1500	seasoning salt, season salt, herb salt, vegetable salt, chili salt
garlic salt		salt allium	seasoning	salt		40	2	8	0.1	0	1	0.5	29000	0	250		12	pantry	1500
salt substitute		salt additive	seasoning	salt		0	0	0	0	0	0	0	500	0	280		14	pantry	2000	lite salt, nu salt, potassium chloride
garlic paste		allium root	aromatic	other		110	4	23	0.8	0.1	2	3	600	0	240		12	fridge	120	garlic puree, minced garlic jar, garlic in oil, crushed garlic jar, jarred minced garlic, bottled minced garlic
roasted garlic		allium root	aromatic	other		150	6	32	1	0.1	2	2	20	0	200	4	14	fridge	14	black garlic, garlic confit, confit garlic, fried garlic
ginger garlic paste		allium root	aromatic	other		105	3	22	0.8	0.1	2	3	600	0	240		12	fridge	120
sichuan pepper		spice	spice	spice		300	10	60	7	1.5	28	3	40	0	80		60	pantry	730	sichuan peppercorn, szechwan peppercorn, szechuan peppercorn, szechuan pepper, szechwan pepper, prickly ash
ancho chile		spice nightshade	spice	spice		281	11.9	51.4	8.2	0.8	21.6	0	43	0	60	17	26	pantry	730	ancho chile pepper, ancho pepper, ancho, mulato chile, dried poblano chile, mulato chile pepper, pasilla
guajillo chile		spice nightshade	spice	spice		345	12.3	51.1	15.8	0	26.8	0	89	0	60	7	26	pantry	730	guajillo, guajillo chile pepper, new mexico chile pod, california chile, pasilla chile, pasilla chile pepper, chile pasilla, chile negro, dried new mexico chile
chipotle chile		spice nightshade	spice	spice		324	10.6	69.9	5.8	0.8	28.7	41.1	91	0	60	3	30	pantry	730	chipotle, chipotle pepper, morita chile, meco chile, smoked chile, mora chile, chile morita, chipotle chile pepper, morita, chipotle morita
dried red chile		spice nightshade	spice	spice		324	10.6	69.9	5.8	0.8	28.7	41.1	91	0	37	1	26	pantry	730	dried chile, chile de arbol, arbol chile, dried thai chile, dried red chile pepper, dried chile pepper, dry red chili, kashmiri chili, cascabel chile, pequin chile, chile pod, dried whole red chile, tien tsin chile, japones chile, piment despelette, dried sweet pepper, dried bell pepper, chile arbol, silgochu, chili thread, aji mirasol, puya chile, cascabel, byadagi chili
everything bagel seasoning		spice sesame	seasoning	spice		400	14	25	30	4	12	2	8000	0	130		35	pantry	365	everything seasoning, everything but the bagel seasoning, gomashio, gomasio, sesame salt, goma shio
shichimi togarashi		spice sesame	spice	spice		330	12	45	14	2	25	8	60	0	90		60	pantry	365	togarashi, shichimi, japanese seven spice, seven spice powder
`,
  'word-pairs.tsv': `#
pair	word
low fat	lowfat
low salt	lowsalt
low sodium	lowsalt
low sugar	lowsugar
low calorie	lowcalorie
lower fat	lowfat
lower salt	lowsalt
lower sodium	lowsalt
lower sugar	lowsugar
lower calorie	lowcalorie
reduced fat	lowfat
reduced salt	lowsalt
reduced sodium	lowsalt
reduced sugar	lowsugar
reduced calorie	lowcalorie
less fat	lowfat
less salt	lowsalt
less sodium	lowsalt
less sugar	lowsugar
less calorie	lowcalorie
no fat	nonfat
no salt	lowsalt
no sodium	lowsalt
no sugar	lowsugar
no calorie	lowcalorie
non fat	nonfat
full fat	fullfat
high fat	fullfat
fat free	nonfat
salt free	lowsalt
sodium free	lowsalt
`,
} as const; // prettier-ignore
