import { describe, expect, test } from 'vitest';
import { brokenBy } from '../../../../mock/kitchen/safety/judge.js';
import { parseRestrictions } from '../../../../mock/kitchen/safety/parse-restrictions.js';

/** The 14 allergens of EU regulation 1169/2011, annex II, as labels and people write them in German, French, Spanish and Italian, and a food that holds each. */
const words: readonly (readonly [food: string, words: string])[] = [
  [
    'bread',
    'Gluten, glutenhaltiges Getreide, Getreide, Zöliakie, Klebereiweiß, gluten, céréales contenant du gluten, céréales, maladie cœliaque, cereales con gluten, cereales, celiaquía, celíaco, celíaca, glutine, cereali contenenti glutine, cereali, celiachia, celiaco, celiaca',
  ],
  [
    'wheat flour',
    'Weizen, Weizenmehl, Weizeneiweiß, Mehl, Hartweizen, Weichweizen, Grieß, blé, blé dur, froment, farine, farine de blé, semoule, trigo, harina, harina de trigo, sémola, grano, grano duro, grano tenero, frumento, farina, farina di grano, farina di frumento, semola',
  ],
  ['rye flour', 'Roggen, Roggenmehl, seigle, farine de seigle, centeno, harina de centeno, segale, farina di segale'],
  ['barley', 'Gerste, Gerstenmalz, orge, malt d’orge, cebada, malta de cebada, orzo, malto d’orzo'],
  ['rolled oats', 'Hafer, Haferflocken, avoine, flocons d’avoine, avena, copos de avena, fiocchi di avena'],
  ['spelt flour', 'Dinkel, Dinkelmehl, épeautre, petit épeautre, espelta, escanda, farro, spelta'],
  [
    'shrimp',
    'Krebstiere, Krustentiere, Krebs, Krebse, Krabbe, Krabben, Garnele, Garnelen, Hummer, Languste, Scampi, Shrimps, crustacé, crustacés, crevette, crevettes, crabe, crabes, homard, langoustine, langoustines, écrevisse, écrevisses, crustáceo, crustáceos, gamba, gambas, camarón, camarones, langostino, langostinos, cangrejo, cangrejos, langosta, bogavante, cigala, cigalas, crostaceo, crostacei, gambero, gamberi, gamberetto, gamberetti, granchio, granchi, aragosta, astice, scampo',
  ],
  [
    'egg',
    'Ei, Eier, Hühnerei, Hühnereier, Eiweiß, Hühnereiweiß, Eigelb, Eiklar, œuf, œufs, oeuf, oeufs, blanc d’œuf, jaune d’œuf, huevo, huevos, clara de huevo, yema, yema de huevo, uovo, uova, albume, tuorlo, tuorli',
  ],
  ['cod', 'Fisch, Fische, Fischeiweiß, poisson, poissons, pescado, pescados, pez, peces, pesce, pesci'],
  [
    'peanut',
    'Erdnuss, Erdnüsse, Erdnusseiweiß, arachide, arachides, cacahuète, cacahuètes, cacahouète, cacahouètes, cacahuete, cacahuetes, cacahuate, cacahuates, maní, maníes, arachidi, nocciolina americana, noccioline americane',
  ],
  [
    'tofu',
    'Soja, Sojabohne, Sojabohnen, Sojaeiweiß, Sojaprotein, soja, graines de soja, protéines de soja, soya, habas de soja, proteína de soja, soia, semi di soia, proteine della soia',
  ],
  [
    'milk',
    'Milch, Kuhmilch, Milcheiweiß, Milchprotein, Kuhmilcheiweiß, Kuhmilchprotein, Milchprodukte, Milcherzeugnisse, Kasein, Casein, Molke, Molkeneiweiß, Molkenprotein, Laktose, lait, lait de vache, produits laitiers, laitages, caséine, caséines, lactosérum, petit-lait, lactose, protéines de lait, protéine de lait, protéines du lait, protéines de lait de vache, APLV, leche, leche de vaca, lácteos, productos lácteos, caseína, caseínas, lactosuero, suero de leche, lactosa, proteína de leche, proteínas de la leche, proteína de leche de vaca, latte, latte vaccino, latte di mucca, latticini, latticino, prodotti lattiero-caseari, caseina, caseine, siero di latte, lattosio, proteine del latte, proteina del latte, proteine del latte vaccino',
  ],
  ['butter', 'Butter, beurre, mantequilla, manteca, burro'],
  ['heavy cream', 'Sahne, Rahm, crème, nata, crema, panna'],
  ['cheddar', 'Käse, fromage, fromages, queso, quesos, formaggio, formaggi'],
  [
    'walnut',
    'Nuss, Nüsse, Schalenobst, Schalenfrucht, Schalenfrüchte, Baumnuss, Baumnüsse, Walnuss, Walnüsse, fruits à coque, fruit à coque, fruits à coques, fruits secs, noix, noix de Grenoble, cerneaux de noix, frutos secos, fruto seco, frutos de cáscara, fruto de cáscara, nuez, nueces, nogal, nuez de nogal, frutta a guscio, frutta secca, frutta con guscio, noce, noci',
  ],
  ['almond', 'Mandel, Mandeln, amande, amandes, almendra, almendras, mandorla, mandorle'],
  ['hazelnut', 'Haselnuss, Haselnüsse, noisette, noisettes, avellana, avellanas, nocciola, nocciole'],
  [
    'cashew',
    'Cashew, Cashewnuss, Cashewnüsse, Cashewkerne, Kaschunuss, Kaschunüsse, noix de cajou, cajou, anacardo, anacardos, marañón, marañones, anacardio, anacardi, noci di acagiù',
  ],
  [
    'pecan',
    'Pekannuss, Pekannüsse, Pecannuss, Pecannüsse, noix de pécan, pécan, pacana, pacanas, nuez pecana, nueces pecanas, noci pecan, noce pecan',
  ],
  [
    'brazil nut',
    'Paranuss, Paranüsse, noix du Brésil, nuez de Brasil, nueces de Brasil, castaña de Pará, noce del Brasile, noci del Brasile',
  ],
  ['pistachio', 'Pistazie, Pistazien, pistache, pistaches, pistacho, pistachos, pistacchio, pistacchi'],
  [
    'macadamia nut',
    'Macadamia, Macadamianuss, Macadamianüsse, Queenslandnuss, Queenslandnüsse, noix de macadamia, noix du Queensland, nuez de macadamia, nueces de macadamia, macadamias, noci macadamia, noci del Queensland',
  ],
  [
    'celery',
    'Sellerie, Knollensellerie, Staudensellerie, céleri, céleris, céleri-rave, apio, apios, apionabo, sedano, sedano rapa, sedani',
  ],
  [
    'dijon mustard',
    'Senf, Senfkörner, Senfsamen, moutarde, graines de moutarde, mostaza, mostazas, granos de mostaza, senape, semi di senape',
  ],
  [
    'sesame seed',
    'Sesam, Sesamsamen, Sesamkörner, Sesamöl, sésame, graines de sésame, sésamo, ajonjolí, granos de sésamo, semillas de sésamo, sesamo, semi di sesamo, Tahin, tahini',
  ],
  [
    'red wine',
    'Schwefeldioxid, Sulfit, Sulfite, Schwefel, anhydride sulfureux, dioxyde de soufre, sulfite, sulfites, dióxido de azufre, anhídrido sulfuroso, sulfito, sulfitos, anidride solforosa, biossido di zolfo, solfito, solfiti',
  ],
  [
    'lupin flour',
    'Lupine, Lupinen, Lupinenmehl, lupin, lupins, farine de lupin, altramuz, altramuces, harina de altramuz, lupino, lupini, farina di lupini',
  ],
  [
    'mussels',
    'Weichtier, Weichtiere, Muschel, Muscheln, Miesmuschel, Miesmuscheln, mollusque, mollusques, moule, moules, molusco, moluscos, mejillón, mejillones, mollusco, molluschi, cozza, cozze',
  ],
  ['oysters', 'Auster, Austern, huître, huîtres, ostra, ostras, ostrica, ostriche'],
  ['clam', 'Venusmuschel, Venusmuscheln, palourde, palourdes, almeja, almejas, vongola, vongole'],
  ['scallops', 'Jakobsmuschel, Jakobsmuscheln, coquilles Saint-Jacques, vieira, vieiras, capesante'],
  ['squid', 'Tintenfisch, Tintenfische, Kalmar, Kalmare, calamar, calamars, calamares, calamaro, calamari'],
  ['cuttlefish', 'Sepia, seiche, seiches, sepia, seppia, seppie'],
  ['octopus', 'Oktopus, Krake, poulpe, poulpes, pulpo, pulpos, polpo, polpi'],
  ['escargot', 'escargot, escargots'],
  ['snail', 'Schnecke, Schnecken, caracol, caracoles, lumaca, lumache'],
];

const withoutAccents = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('œ', 'oe').replaceAll('ß', 'ss');

/** "Nuesse" for "Nüsse", as it is written on a keyboard without umlauts. */
const withUmlautsAsTwoLetters = (word: string): string =>
  withoutAccents(word.replaceAll(/[äöü]/g, (letter) => `${{ ä: 'a', ö: 'o', ü: 'u' }[letter]}e`));

const spellingsOf = (word: string): string[] => [
  ...new Set([word, withoutAccents(word), withUmlautsAsTwoLetters(word)].flatMap((one) => [one, one.toLowerCase()])),
];

const phrasesWith = (word: string): string[] => [
  word,
  `${word} allergy`,
  `allergie: ${word}`,
  `alergia: ${word}`,
  `senza ${word}`,
  `ohne ${word}`,
];

/** What goes wrong with a word, if anything does. */
const failuresOf = (food: string, word: string): string[] =>
  spellingsOf(word)
    .flatMap(phrasesWith)
    .flatMap((phrase) => {
      const { exclusions, warnings } = parseRestrictions([phrase]);
      const failures = [
        brokenBy(food, exclusions) === undefined && `${food} is let pass`,
        brokenBy('rice', exclusions) !== undefined && 'rice is left out',
        /not understood|caffeine|high protein/.test(warnings.join()) && warnings.join(' '),
      ].filter((one) => one !== false);
      return failures.length > 0 ? [`${phrase}: ${failures.join(', ')}`] : [];
    });

describe.each(words)('%s is left out', (food, list) => {
  test.each([...new Set(list.split(', '))])('for "%s"', (word) => {
    expect(failuresOf(food, word)).toEqual([]);
  });
});

test.each([
  ['caséine', 'milk'],
  ['casiene', 'milk'],
  ['kaseine', 'milk'],
  ['ostrica', 'oysters'],
  ['Schalenobts', 'walnut'],
  ['protéines de lait de vache', 'milk'],
  ['allergique aux protéines de soja', 'tofu'],
  ['allergie à la caséine', 'milk'],
  ['allergia al grano', 'bread'],
  ['intolleranza al grano', 'bread'],
  ['senza grano', 'bread'],
  ['Schalenobstallergie', 'cashew'],
  ['senza cereali', 'bread'],
  ['sin harina', 'wheat flour'],
  ['Buchweizenallergie', 'buckwheat'],
  ['allergie aux fruits secs', 'walnut'],
])('the phrase "%s" leaves out %s', (phrase, food) => {
  const { exclusions, warnings } = parseRestrictions([phrase]);
  expect(brokenBy(food, exclusions)).toBeDefined();
  expect(warnings.join()).not.toMatch(/not understood|high protein/);
});

test('a slip that is like an allergen and like another food leaves out both', () => {
  expect(parseRestrictions(['cafein']).exclusions.map(({ name }) => name)).toEqual(expect.arrayContaining(['caffeine', 'dairy_free']));
});
