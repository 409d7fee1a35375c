/** Fish, crustaceans and molluscs. */
export const seafood = `
salmon | salmon fillet, salmon steak, atlantic salmon, sockeye salmon, king salmon, coho salmon, wild salmon, chinook salmon | fish | protein |  | 208 20.4 0 13.4 3 0 0 59 55 | 140 170 | 24 | fridge 2
smoked salmon | lox, gravlax, gravadlax, nova lox, cold smoked salmon | fish | protein |  | 117 18.3 0 4.3 0.9 0 0 672 23 | 136 28 | 45 | fridge 14
canned tuna | tuna in water, tuna in oil, tuna olive oil, tuna can, albacore tuna, chunk light tuna, solid white tuna, tinned tuna, oil packed tuna, can tuna, white tuna | fish | protein | ~soy | 86 19.4 0 1 0.2 0 0 247 36 | 146 142 | 11 | pantry 730
tuna | tuna steak, ahi tuna, yellowfin tuna, fresh tuna, bluefin tuna, ahi, sushi grade tuna | fish | protein |  | 109 24.4 0 0.5 0.2 0 0 45 39 | 140 170 | 32 | fridge 2
cod | cod fillet, codfish, black cod, pacific cod, scrod, cod loin | fish | protein |  | 82 17.8 0 0.7 0.1 0 0 54 43 | 140 170 | 20 | fridge 2
halibut | halibut fillet, halibut steak | fish | protein |  | 91 18.6 0 1.3 0.3 0 0 68 49 | 140 170 | 40 | fridge 2
tilapia | tilapia fillet | fish | protein |  | 96 20.1 0 1.7 0.6 0 0 52 50 | 140 115 | 12 | fridge 2
*fish | fish fillet, white fish, white fish fillet, firm white fish, whitefish, fish steak, firm fish, skinless fish fillet | fish | protein |  | 70 12.4 0 1.9 0.4 0 0 296 45 | 140 150 | 18 | fridge 2
sea bass | sea bass fillet, bass, striped bass, black bass, branzino, chilean sea bass, barramundi | fish | protein |  | 97 18.4 0 2 0.5 0 0 68 41 | 140 170 | 30 | fridge 2
snapper | red snapper, red snapper fillet, snapper fillet | fish | protein |  | 100 20.5 0 1.3 0.3 0 0 64 37 | 140 170 | 26 | fridge 2
mackerel | mackerel fillet, smoked mackerel, king mackerel, spanish mackerel | fish | protein |  | 205 18.6 0 13.9 3.3 0 0 90 70 | 140 112 | 14 | fridge 2
sardine | canned sardine, sardine fillet, fresh sardine, sprat, pilchard | fish | protein |  | 208 24.6 0 11.4 1.5 0 0 307 142 | 149 24 | 14 | pantry 730
anchovy | anchovy fillet, anchovy paste, anchovy fillet oil, white anchovy, boquerones, canned anchovy, anchovies in oil, dried anchovy | fish | seasoning |  | 210 28.9 0 9.7 2.2 0 0 3668 85 | 140 4 | 40 | pantry 365
shrimp | prawn, king prawn, tiger prawn, jumbo shrimp, large shrimp, medium shrimp, raw shrimp, cooked shrimp, peeled shrimp, bay shrimp, shrimp meat, tiger shrimp, rock shrimp, langoustine, scampi, gambas, dried shrimp | crustacean | protein | | 85 20.1 0 0.5 0.1 0 0 119 161 | 145 12 | 20 | fridge 2
crab | crab meat, crabmeat, lump crab meat, lump crab, dungeness crab, king crab, blue crab, crab claw, jumbo lump crabmeat, shell crab, soft shell crab, snow crab, crab leg, white crab meat | crustacean | protein |  | 87 18.1 0 1.1 0.2 0 0 293 78 | 135 - | 50 | fridge 2
lobster | lobster tail, lobster meat, live lobster, spiny lobster, rock lobster, cooked lobster | crustacean | protein |  | 77 16.5 0 0.8 0.2 0 0 423 127 | 145 150 | 60 | fridge 2
scallop | sea scallop, bay scallop, king scallop, dry scallop, diver scallop, queen scallop | mollusc | protein |  | 69 12.1 3.2 0.5 0.1 0 0 392 24 | 150 20 | 40 | fridge 2
mussel | blue mussel, mussel meat, green lipped mussel | mollusc | protein |  | 86 11.9 3.7 2.2 0.4 0 0 286 28 | 150 12 | 9 | fridge 2
clam | littleneck clam, clam meat, cherrystone clam, manila clam, canned clam, chopped clam, razor clam, minced clam, cockle, baby clam | mollusc | protein |  | 86 14.7 3.6 1 0.2 0 0 601 30 | 227 15 | 14 | fridge 2
oyster | shucked oyster, fresh oyster, smoked oyster, canned oyster | mollusc | protein |  | 81 9.4 5 2.3 0.5 0 0 106 50 | 248 50 | 25 | fridge 2
squid | calamari, squid tube, squid ring, cuttlefish, baby squid, squid ink, cuttlefish ink, calamari ring | mollusc | protein |  | 92 15.6 3.1 1.4 0.4 0 0 44 233 | 140 - | 14 | fridge 2
`;
