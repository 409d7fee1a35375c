/**
 * Ingredient lines as recipe sites print them, and what they say: `quantity unit | name | line`.
 *
 * A range is `2-3`, `-` is none. The name is the ingredient as written, without amount, size and preparation, without what stands behind a comma,
 * in parentheses, or after "or" unless both are kinds of one thing. Several readings that a cook would accept are divided by ` / `.
 */
export const lineLabels = String.raw`
2 cup | all-purpose flour | 2 cups all-purpose flour
1.5 cup | granulated sugar | 1 1/2 cups granulated sugar
0.5 teaspoon | salt | ½ teaspoon salt
0.5 cup | unsalted butter | 1/2 cup (1 stick) unsalted butter, softened
2 - | eggs | 2 large eggs
1 - | onion | 1 medium onion, finely chopped
3 clove | garlic | 3 cloves garlic, minced
3 - / 3 clove | garlic | 3 garlic cloves, minced
1 can | tomatoes / diced tomatoes | 1 (14.5 oz) can diced tomatoes, drained
1 can | tomatoes / crushed tomatoes | 1 28-ounce can crushed tomatoes
2 can | black beans | 2 (15-ounce) cans black beans, rinsed and drained
1 pound | boneless, skinless chicken breasts / boneless skinless chicken breasts / chicken breasts | 1 lb. boneless, skinless chicken breasts, cut into 1-inch pieces
1.5 pound | ground beef | 1 1/2 pounds ground beef
500 gram | chicken thighs | 500g chicken thighs
400 gram | spaghetti | 400 g spaghetti
1 can | chopped tomatoes / tomatoes | 400g can chopped tomatoes
1 can | coconut milk | 1 x 400ml tin coconut milk
2 tablespoon | olive oil | 2 tbsp olive oil
2 tablespoon | olive oil | 2 Tbsp. olive oil
1 tablespoon | soy sauce | 1 T soy sauce
1 teaspoon | vanilla | 1 t vanilla
1 cup | milk | 1 c. milk
1 teaspoon | baking powder | 1 tsp. baking powder
- - | salt and pepper / salt / salt and freshly ground black pepper | Salt and pepper to taste
- - | kosher salt | Kosher salt
- - | kosher salt and freshly ground black pepper / kosher salt and black pepper / kosher salt and ground black pepper / kosher salt | Kosher salt and freshly ground black pepper
1 pinch / - pinch | salt | pinch of salt
1 pinch | saffron threads / saffron | a pinch of saffron threads
1 pinch | cayenne pepper | 1 pinch cayenne pepper
1 dash / - dash | Worcestershire sauce | dash Worcestershire sauce
2 dash | hot sauce | 2 dashes hot sauce
1 bunch | cilantro | 1 bunch cilantro, chopped
1 bunch | kale | 1 large bunch kale, stems removed
0.5 bunch | flat-leaf parsley | 1/2 bunch flat-leaf parsley
4 sprig | fresh thyme / thyme | 4 sprigs fresh thyme
4 sprig | thyme | 4 thyme sprigs
1 sprig | rosemary | 1 rosemary sprig
2 stalk | celery | 2 stalks celery, diced
2 stalk | celery | 2 celery stalks, diced
2 stalk | celery | 2 ribs celery, sliced
1 stalk | lemongrass | 1 stalk lemongrass, bruised
1 head | cauliflower | 1 head cauliflower, cut into florets
1 head | garlic | 1 head of garlic
1 head | romaine lettuce | 1 small head romaine lettuce, torn
1 handful | basil leaves / fresh basil leaves | a handful of basil leaves
2 handful | baby spinach / spinach | 2 handfuls baby spinach
1 piece | ginger / fresh ginger | 1-inch piece ginger, grated
1 piece | fresh ginger / ginger | 1 (2-inch) piece fresh ginger, peeled and grated
1 piece / - piece | ginger | thumb-sized piece of ginger
8 slice | bacon | 8 slices bacon
6 slice | bacon | 6 bacon slices, chopped
4 slice | white bread | 4 slices white bread
4 slice | smoked streaky bacon | 4 rashers smoked streaky bacon
1 stick | butter | 1 stick butter, melted
2 stick | unsalted butter | 2 sticks (1 cup) unsalted butter
1 stick | cinnamon | 1 stick cinnamon
1 stick / 1 - | cinnamon / cinnamon stick | 1 cinnamon stick
1 package | cream cheese | 1 (8 oz) package cream cheese, softened
1 package | frozen spinach / spinach | 1 10-ounce package frozen spinach, thawed
1 package | active dry yeast | 1 envelope active dry yeast
1 package | active dry yeast | 1 packet (2 1/4 teaspoons) active dry yeast
1 package | dry onion soup mix / onion soup mix | 1 pkg. dry onion soup mix
1 jar | marinara sauce | 1 (24 ounce) jar marinara sauce
0.5 jar | roasted red peppers | 1/2 jar roasted red peppers
1 package | potato chips | 1 bag potato chips
1 package | shredded mozzarella cheese / mozzarella cheese | 1 (8-ounce) bag shredded mozzarella cheese
1 package | chicken broth | 1 (32 oz) carton chicken broth
1 package | yellow cake mix | 1 box yellow cake mix
1 package | baby arugula / arugula | 1 5-oz. container baby arugula
1 - | beer | 1 (12 fluid ounce) bottle beer
1 - | lemon | Juice of 1 lemon
1 - | lemon | Zest and juice of 1 lemon
2 - | limes | juice of 2 limes
1 - | orange | grated zest of 1 orange
0.5 - | lemon | Juice of 1/2 lemon
0.5 - | lemon | 1/2 lemon, juiced
1 - | lemon | 1 lemon, zested and juiced
1 tablespoon | lemon juice / fresh lemon juice / freshly squeezed lemon juice | 1 tablespoon freshly squeezed lemon juice
1 tablespoon | lemon juice | 1 tablespoon lemon juice (about 1/2 lemon)
2-3 tablespoon | water | 2-3 tablespoons water
2-3 clove | garlic | 2 to 3 cloves garlic
4-6 - | chicken thighs / bone-in chicken thighs / bone-in, skin-on chicken thighs | 4 to 6 bone-in, skin-on chicken thighs
1-2 teaspoon | chili powder | 1 – 2 teaspoons chili powder
3-4 pound | beef chuck roast / chuck roast / boneless beef chuck roast | 3-4 lb boneless beef chuck roast
1-1.5 cup | chicken stock | 1 to 1 1/2 cups chicken stock
1 - | whole chicken / chicken | 1 (3 1/2-pound) whole chicken
1 - | chicken | 1 chicken (about 4 pounds), cut into 8 pieces
4 - | salmon fillets | 4 (6-ounce) salmon fillets
4 - | salmon fillets / skinless salmon fillets | four 6-ounce skinless salmon fillets
2 - | steaks / sirloin steaks | 2 x 250g sirloin steaks
1 - | pork tenderloin | 1 pork tenderloin (about 1 pound)
0.25 cup | parsley / fresh parsley | 1/4 cup chopped fresh parsley
0.25 cup | parsley / fresh parsley / flat-leaf parsley / fresh flat-leaf parsley | 1/4 cup finely chopped fresh flat-leaf parsley
1 cup | cheddar cheese / sharp cheddar cheese | 1 cup shredded sharp cheddar cheese
0.75 cup | Parmesan cheese / Parmesan / freshly grated Parmesan cheese | ¾ cup freshly grated Parmesan cheese
0.5 cup | pecans | 1/2 cup chopped pecans
0.5 cup | walnuts | 1/2 cup walnuts, toasted and chopped
1 cup | packed brown sugar / brown sugar | 1 cup packed brown sugar
0.75 cup | brown sugar / light brown sugar | 3/4 cup firmly packed light brown sugar
1 cup | uncooked white rice / white rice | 1 cup uncooked white rice
3 cup | cooked rice / rice | 3 cups cooked rice
2 cup | rotisserie chicken / cooked chicken / chicken | 2 cups shredded cooked chicken
1 cup | frozen peas / peas | 1 cup frozen peas, thawed
1 - | green bell pepper | 1 green bell pepper, seeded and diced
1 - | red bell pepper / bell pepper | 1 large red bell pepper, thinly sliced
2 - | carrots | 2 medium carrots, peeled and sliced
3 - | russet potatoes / potatoes | 3 medium russet potatoes, peeled and cubed
1.5 pound | Yukon Gold potatoes | 1½ lb. Yukon Gold potatoes
2 - | scallions | 2 scallions, thinly sliced
4 - | green onions | 4 green onions, chopped
1 - | jalapeño | 1 jalapeño, seeded and minced
1 - | avocado / ripe avocado | 1 ripe avocado, mashed
3 - | bananas / ripe bananas / overripe bananas | 3 overripe bananas
2 - | egg whites | 2 egg whites
4 - | egg yolks | 4 large egg yolks
1 - | egg | 1 egg, beaten
12 - | eggs | 1 dozen eggs
6 - | eggs | half a dozen eggs
1 - | bay leaf | 1 bay leaf
2 - | bay leaves | 2 bay leaves
5 - | cardamom pods / green cardamom pods | 5 green cardamom pods, crushed
10 - | fresh basil leaves / basil leaves | 10 fresh basil leaves
8 - | corn tortillas | 8 (6-inch) corn tortillas
12 - | flour tortillas | 12 8-inch flour tortillas
1 - | sheet frozen puff pastry / frozen puff pastry / puff pastry | 1 sheet frozen puff pastry, thawed
1 - | baguette | 1 baguette, sliced
1 - | French bread | 1 loaf French bread
4 - | hamburger buns | 4 hamburger buns, split
1 cup | half-and-half | 1 cup half-and-half
1 cup | half and half | 1 cup half and half
0.5 cup | heavy cream / heavy whipping cream | 1/2 cup heavy whipping cream
8 ounce | mushrooms / cremini mushrooms | 8 ounces cremini mushrooms, sliced
8 ounce | cream cheese | 8 oz cream cheese, at room temperature
6 ounce | semisweet chocolate | 6 oz. semisweet chocolate, coarsely chopped
12 ounce | penne pasta / penne | 12 ounces penne pasta
1 pound | large shrimp / shrimp | 1 pound large shrimp, peeled and deveined
1 pound | linguine | 1 pound linguine
200 gram | feta / feta cheese | 200g feta, crumbled
250 milliliter | double cream | 250ml double cream
1 liter | vegetable stock | 1 litre vegetable stock
1.5 liter | water | 1.5 L water
2 kilogram | pork shoulder / bone-in pork shoulder | 2kg bone-in pork shoulder
100 gram | butter / unsalted butter | 100g/3½oz unsalted butter
300 milliliter | milk / whole milk | 300ml/10fl oz whole milk
1 quart | chicken stock | 1 quart chicken stock
1 pint | cherry tomatoes | 1 pint cherry tomatoes, halved
1 fluid_ounce | gin | 1 fl oz gin
2 fluid_ounce | bourbon | 2 fluid ounces bourbon
2 ounce | vodka | 2 oz vodka
0.75 ounce | lime juice / fresh lime juice | 3/4 oz fresh lime juice
4 quart | water | 1 gallon water
1.25 cup | buttermilk | 1¼ cups buttermilk
2.5 cup | bread flour | 2½ cups bread flour
2.25 teaspoon | instant yeast | 2 1/4 teaspoons instant yeast
0.33 cup | honey | ⅓ cup honey
0.67 cup | cocoa powder / unsweetened cocoa powder | 2/3 cup unsweetened cocoa powder
0.125 teaspoon | nutmeg / ground nutmeg | 1/8 teaspoon ground nutmeg
1 tablespoon | ground cumin | 1 tablespoon ground cumin
1 teaspoon | black pepper / ground black pepper / freshly ground black pepper | 1 teaspoon freshly ground black pepper
0.5 teaspoon | red pepper flakes / crushed red pepper flakes | 1/2 teaspoon crushed red pepper flakes (optional)
1 tablespoon | sesame seeds / toasted sesame seeds | 1 tablespoon toasted sesame seeds, for garnish
1 tablespoon | toasted sesame oil | 1 tablespoon toasted sesame oil
1 tablespoon | butter | 1 tablespoon butter or margarine
1 cup | chicken or vegetable stock / chicken stock | 1 cup chicken or vegetable stock
2 tablespoon | canola or vegetable oil / canola oil | 2 tablespoons canola or vegetable oil
1 cup | sour cream | 1 cup sour cream or Greek yogurt
0.25 cup | dry white wine | 1/4 cup dry white wine (or chicken broth)
1 cup | flour | 1 cup flour, plus more for dusting
2 tablespoon | olive oil / extra-virgin olive oil | 2 tablespoons extra-virgin olive oil, divided
0.25 cup | olive oil / extra-virgin olive oil | 1/4 cup plus 2 tablespoons extra-virgin olive oil
1 cup | sugar | 1 cup plus 1 tablespoon sugar
3 tablespoon | butter / unsalted butter | 3 tablespoons unsalted butter, cubed, plus more for the pan
- - | vegetable oil | Vegetable oil, for frying
- - | cooking spray | Cooking spray
- - | nonstick cooking spray | Nonstick cooking spray
- - | lime wedges | Lime wedges, for serving
- - | parsley / fresh parsley | Chopped fresh parsley, for garnish
- - | hot cooked rice / cooked rice / rice | Hot cooked rice, for serving
- - | fresh cilantro / cilantro | Fresh cilantro, for garnish (optional)
- - | olive oil | a drizzle of olive oil
- - | red wine vinegar | splash of red wine vinegar
- - | lemon juice | a squeeze of lemon juice
- - | sugar | a little sugar
- - | mint leaves / fresh mint leaves | a few fresh mint leaves
1 piece | butter | a knob of butter
1 - | zucchini | one zucchini, sliced
2 - | onions / yellow onions | two yellow onions, diced
0.5 cup | sugar | half a cup of sugar
0.5 cup | mayonnaise | 0.5 cup mayonnaise
1.5 cup | milk | 1.5 cups milk
1 cup | milk | 1 Cup Milk
2 cup | FLOUR | 2 CUPS FLOUR
2 cup | rolled oats / old-fashioned rolled oats | 2 cups old-fashioned rolled oats
1 cup | dried apricots | 1 cup dried apricots, chopped
1 cup | sun-dried tomatoes / oil-packed sun-dried tomatoes | 1 cup oil-packed sun-dried tomatoes, drained
2 tablespoon | capers | 2 tablespoons capers, rinsed
0.5 cup | kalamata olives / pitted kalamata olives | 1/2 cup pitted kalamata olives, halved
1 tablespoon | fresh rosemary / rosemary | 1 tablespoon minced fresh rosemary
1 tablespoon | ginger / fresh ginger | 1 tablespoon grated fresh ginger
1 tablespoon | tomato paste | 1 heaping tablespoon tomato paste
1 teaspoon | ground cinnamon | 1 scant teaspoon ground cinnamon
1 cup | spinach / baby spinach | about 1 cup baby spinach
2 pound | beef stew meat | about 2 pounds beef stew meat
1 can | tuna | 1 can tuna, drained
1 can | cream of mushroom soup | 1 can cream of mushroom soup
1 can | cream of chicken soup / condensed cream of chicken soup | 1 (10.75 ounce) can condensed cream of chicken soup
1 can | sweetened condensed milk / condensed milk | 1 (14 ounce) can sweetened condensed milk
1 can | chickpeas / garbanzo beans | 1 15-oz can chickpeas, drained and rinsed
1 can | evaporated milk | 1 can (12 oz) evaporated milk
1 can | tomato paste | 1 small can tomato paste
1 can | corn / whole kernel corn | 1 can (15.25 oz) whole kernel corn, drained
1 tablespoon | Dijon mustard | 1 tablespoon Dijon mustard
1 teaspoon | Diamond Crystal kosher salt / kosher salt | 1 teaspoon Diamond Crystal kosher salt
3 - | chipotle peppers in adobo sauce / chipotle peppers in adobo / chipotle peppers | 3 chipotle peppers in adobo sauce
2 tablespoon | sherry vinegar | 2 tablespoons sherry vinegar
2 - | boneless, skinless chicken breasts / boneless skinless chicken breasts / chicken breasts / skinless, boneless chicken breasts / skinless boneless chicken breasts | 2 skinless, boneless chicken breasts
1 pound | lean ground turkey / ground turkey | 1 pound lean ground turkey
1 pound | Italian sausage / sweet Italian sausage | 1 pound sweet Italian sausage, casings removed
1 - | rack of lamb | 1 rack of lamb
1 - | leg of lamb | 1 leg of lamb
2 - | pork chops / bone-in pork chops | 2 bone-in pork chops, 1 inch thick
2 pound | short ribs / beef short ribs | 2 pounds beef short ribs
1 - | rack baby back ribs / baby back ribs | 1 rack baby back ribs
24 - | littleneck clams | 24 littleneck clams, scrubbed
8 ounce | glass noodles | 8 ounces glass noodles
2 tablespoon | PB2 / pb2 | 2 tablespoons PB2
- - | PB2 / pb2 | PB2
- - | glass noodles | glass noodles
- - | half and half | half and half
1 cup | 2% milk | 1 cup 2% milk
1 cup | 00 flour / "00" flour | 1 cup 00 flour
1 can | 7-Up / 7UP | 1 can 7-Up
1 teaspoon | five-spice powder / Chinese five-spice powder | 1 teaspoon Chinese five-spice powder
1 can | 15-bean soup mix / 15 bean soup mix | 1 can 15-bean soup mix
1 package | 15 bean soup mix / 15-bean soup mix | 1 package 15 bean soup mix
1 cup | three-cheese blend / shredded three-cheese blend | 1 cup three-cheese blend
4 - | rib-eye steaks / ribeye steaks | 4 rib-eye steaks
1 - | head cheese | 1 head cheese
1 teaspoon | ground cloves | 1 teaspoon ground cloves
4 - | whole cloves / cloves | 4 whole cloves
- - | whole cloves / cloves | whole cloves
1 tablespoon | cloves | 1 tablespoon cloves
2 - | cubes chicken bouillon / chicken bouillon cubes / chicken bouillon | 2 cubes chicken bouillon
2 - | chicken bouillon cubes | 2 chicken bouillon cubes
1 - | vanilla bean | 1 vanilla bean, split and scraped
2 - | ears corn / corn | 2 ears corn, shucked
4 - | corn / fresh corn / ears of corn | 4 ears of fresh corn
1 - | bulb fennel / fennel / fennel bulb | 1 fennel bulb, thinly sliced
3 drop / 3 - | red food coloring / food coloring | 3 drops red food coloring
1 cup | ice / ice cubes | 1 cup ice cubes
1 cup | hot water / water / boiling water | 1 cup boiling water
3 cup | warm water / water | 3 cups warm water (110°F)
0.25 cup | cold butter / butter / cold unsalted butter / unsalted butter | 1/4 cup cold unsalted butter, cut into pieces
3 tablespoon | cornstarch | 3 tablespoons cornstarch mixed with 3 tablespoons water
1 tablespoon | cornstarch | 1 tablespoon cornstarch dissolved in 2 tablespoons water
1 cup | chopped onion / onion | 1 cup chopped onion
1 cup | onion | 1 cup onion, chopped
0.5 - | red onion | ½ red onion, thinly sliced
0.5 - | red onion | 1/2 small red onion, thinly sliced
1 - | shallot | 1 shallot, minced (about 2 tablespoons)
2 - | English cucumbers / cucumbers | 2 English cucumbers
1 - | butternut squash | 1 medium butternut squash (about 2 lbs), peeled and cubed
1 pound | asparagus | 1 pound asparagus, ends trimmed
1 bunch | asparagus | 1 bunch asparagus (about 1 lb.)
1 pound | green beans / fresh green beans | 1 pound fresh green beans, trimmed
2 cup | broccoli florets / broccoli | 2 cups broccoli florets
4 cup | mixed greens / mixed salad greens | 4 cups mixed greens
2 cup | fresh blueberries / blueberries | 2 cups fresh blueberries
1 cup | strawberries / fresh strawberries | 1 cup sliced fresh strawberries
6 - | Granny Smith apples / apples | 6 Granny Smith apples, peeled, cored and sliced
0.25 cup | almonds / sliced almonds | ¼ cup sliced almonds
1 cup | coconut / shredded coconut / sweetened shredded coconut / flaked coconut | 1 cup sweetened shredded coconut
2 cup | semisweet chocolate chips / semi-sweet chocolate chips | 2 cups semi-sweet chocolate chips
1 teaspoon | vanilla extract / pure vanilla extract | 1 teaspoon pure vanilla extract
1 cup | confectioners' sugar / powdered sugar | 1 cup confectioners' sugar, sifted
0.5 teaspoon | cream of tartar | 1/2 teaspoon cream of tartar
60 milliliter | maple syrup | 60 ml (1/4 cup) maple syrup
250 gram | flour / plain flour | 250 g (2 cups) plain flour
1 cup | sugar | 1 cup (200 grams) sugar
2 tablespoon | fish sauce | 2 tablespoons (30 ml) fish sauce
1 pound | firm tofu / extra-firm tofu | 1 pound extra-firm tofu, pressed and cubed
1 package / 1 - | firm tofu / tofu / extra-firm tofu | 1 (14-ounce) block extra-firm tofu, drained
1 cup | raw cashews / cashews | 1 cup raw cashews, soaked
1 tablespoon | chia seeds | • 1 tablespoon chia seeds
2 tablespoon | tahini | - 2 tablespoons tahini
1 cup | quinoa | * 1 cup quinoa
1 cup | lentils / green lentils | ▢ 1 cup green lentils
1 cup | chicken broth / low-sodium chicken broth | 1 cup low-sodium chicken broth
0.5 cup | soy sauce / low-sodium soy sauce / reduced-sodium soy sauce | 1/2 cup reduced-sodium soy sauce
1 cup | panko / panko breadcrumbs | 1 cup panko breadcrumbs
1 - | pie crust / refrigerated pie crust | 1 refrigerated pie crust
1 - | 9-inch pie crust / pie crust / unbaked pie crust / unbaked 9-inch pie crust | 1 (9-inch) unbaked pie crust
2 - | naan | 2 naan
20 - | Oreo cookies / Oreos | 20 Oreo cookies, crushed
10 - | graham crackers | 10 graham crackers
1 tablespoon | gelatin / unflavored gelatin | 1 tablespoon unflavored gelatin
4 - | gelatin leaves / leaves gelatin / gelatine / leaves gelatine | 4 leaves gelatine
1 tablespoon | garlic | 1 tablespoon minced garlic
1 teaspoon | garlic powder | 1 teaspoon garlic powder
2 tablespoon | lime juice / fresh lime juice | 2 tablespoons fresh lime juice (from about 1 lime)
1 cup | pumpkin puree / canned pumpkin puree / canned pumpkin | 1 cup canned pumpkin puree
2 pound | mussels | 2 lbs mussels, debearded
1 pound | sea scallops | 1 lb. sea scallops, patted dry
- - | flaky sea salt | Flaky sea salt, for finishing
- - | sour cream | For serving: sour cream
- - | toppings / shredded cheese / cheese | Toppings: shredded cheese
1 cup | cream | For the sauce: 1 cup cream
0.5 teaspoon | dried oregano | 1/2 tsp dried oregano
3 - | large ripe tomatoes / ripe tomatoes / tomatoes | 3 large ripe tomatoes
1 cup | grape tomatoes / cherry or grape tomatoes | 1 cup grape tomatoes, halved lengthwise
1 - | turkey / whole turkey | 1 (12- to 14-pound) whole turkey, thawed
5 - | dried guajillo chiles / guajillo chiles | 5 dried guajillo chiles, stemmed and seeded
- - | ice | Ice
0.5 ounce | simple syrup | ½ ounce simple syrup
3 - / 3 slice | lemon slices / lemon | 3 lemon slices
1 - | lime wedge | 1 lime wedge
2 - | fresh mint leaves / mint leaves / fresh mint | 2 fresh mint leaves
2 cup | cooked and mashed sweet potatoes / sweet potatoes / mashed sweet potatoes | 2 cups cooked and mashed sweet potatoes
1.75 cup | low-fat buttermilk / buttermilk | 1 3/4 cups low-fat buttermilk
1.75 pound | baby potatoes / potatoes | 1.75 pounds baby potatoes
1 cup | coarsely chopped cilantro / cilantro | 1 cup coarsely chopped cilantro
1 cup | loosely packed basil leaves / basil leaves | 1 cup loosely packed basil leaves
- - | all-purpose flour / flour | All-purpose flour, for dusting
1 cup | mashed potatoes / potatoes | 1 cup mashed potatoes
1.5 tablespoon | olive oil | 1½ Tbsp olive oil
1.5 cup | flour | 1-1/2 cups flour
1.5 cup | flour | 1 1⁄2 cups flour
1.5 cup | flour | one and a half cups flour
1.5 cup | flour | 1 and 1/2 cups flour
1.5 cup | flour | 1 & 1/2 cups flour
0.5-0.75 cup | sugar | 1/2-3/4 cup sugar
1 - | chicken / whole chicken | 1 (2 to 3 pound) whole chicken
1 piece | ginger / fresh ginger | One 3-inch piece of ginger
2 - | ginger | 2 inches ginger
1 piece | ginger | 1" piece ginger, peeled
0.75 pound | shrimp | 3/4 pound (about 12) shrimp
1 pound | beef | 1 lb / 450 g beef
2 - | eggs | 2 lg eggs
1 - | onion | 1 sm. onion, chopped
1 - | onion | 1 med. onion
3 cup | flour | 3 c flour
1 pint | cream | 1 pt. cream
1 quart | milk | 1 qt milk
1 package | cream cheese | 1 8 oz pkg cream cheese
1 package / 8 ounce | cream cheese | 8 oz pkg cream cheese
1 package | cream cheese | 1 8oz. pkg. cream cheese
2 tablespoon | butter | 2 Tbs butter
2 tablespoon | butter | 2 T. butter
1 teaspoon | salt | 1tsp salt
0.5 teaspoon | salt | 1/2tsp salt
200 milliliter | milk | 2 dl milk
- sprig | thyme | a few sprigs thyme
- - | olive oil | a good glug of olive oil
2 - | limes | juice and zest of 2 limes
1 - | lemon | zest of one lemon
1 tablespoon | oil | 1 tbsp. + 1 tsp. oil
1 cup | flour | 1 cup + 2 Tbsp flour
2 cup | flour | 2 cups/250g flour
1 teaspoon | baking powder | 1 heaped tsp baking powder
1 tablespoon | sugar | 1 level tbsp sugar
3 can | tomatoes / chopped tomatoes | 3 x 400g cans chopped tomatoes
1 can | chickpeas | 1 400-g can chickpeas
0.5 - | onion | half an onion
0.5 - | onion | ½ an onion, diced
0.25 cup | milk | quarter cup milk
0.75 cup | milk | three-quarters cup milk
2-3 - | carrots | 2 or 3 carrots
20 - | basil leaves | about 20 basil leaves
20-25 - | shrimp / large shrimp | 20-25 large shrimp
- - | oil | oil for frying
- - | water | water, as needed
1 cup | water | 1 cup water, or as needed
1 - | pie dough | 1 recipe pie dough
1 - | nori | 1 sheet nori
2 - | phyllo / phyllo dough | 2 sheets phyllo dough
1 - | onion / whole onion | 1 whole onion, diced
2 - | bay leaves / whole bay leaves | 2 whole bay leaves
- - | Freshly ground pepper / ground pepper / pepper | Freshly ground pepper
- - | freshly ground black pepper / black pepper / ground black pepper | freshly ground black pepper, to taste
1 cup | walnuts | 1 cup chopped walnuts or pecans
1 can | tomatoes | 1 can (about 15 oz) tomatoes
1 bunch | green onions | 1 bunch green onions (white and green parts)
1 package / 12 ounce | chocolate chips | 12 oz. bag chocolate chips
1 kilogram | potatoes | 1kg/2lb 4oz potatoes
6 tablespoon | milk | 6 tbsp/90ml milk
4 fluid_ounce | milk | 4 fl. oz. milk
100 milliliter | milk | 100 ml (3 1/2 fl oz) milk
1 handful | parsley | a handful chopped parsley
1 handful / - handful | mint | small handful mint
2 handful | rocket | 2 large handfuls rocket
1 bunch | dill | 1 small bunch dill
1 piece / 1 - | ginger | 1 thumb ginger
1 piece | ginger | 3cm piece ginger
2 clove | garlic | garlic, 2 cloves
4 clove | garlic | 4 cloves of garlic, peeled
1 - / 1 head | garlic / garlic bulb | 1 bulb garlic
4 - | basil / basil leaves | 4 leaves basil
2 - | salmon / salmon fillets | 2 fillets salmon
4 - | cod / cod fillets | 4 fillets of cod
1 - | salmon / side of salmon | 1 side of salmon
1 - | vanilla pod | 1 vanilla pod
0.5 - | vanilla bean | ½ vanilla bean, split
3 - / 3 stick | cinnamon sticks / cinnamon | 3 (3-inch) cinnamon sticks
2 - | star anise | 2 star anise
0.5 cup | milk | .5 cup milk
0.25 teaspoon | salt | .25 tsp salt
1000 gram | flour | 1,000 grams flour
1 cup | flour | 1cup flour
1 cup | brown sugar | 1 Cup (packed) brown sugar
1 cup | brown sugar | 1 cup brown sugar (packed)
1 cup | basil | 1 cup lightly packed basil
2 cup | chicken / cooked chicken | 2 cups shredded, cooked chicken
2 cup | potatoes | 2 cups peeled and diced potatoes
0.25 teaspoon | salt and pepper / salt | 1/4 tsp. each salt and pepper
6 ounce | semi-sweet chocolate | 6 ounces, weight semi-sweet chocolate
2 pound | boneless skinless chicken breasts / boneless/skinless chicken breasts / chicken breasts | 2 lbs. boneless/skinless chicken breasts
1 cup | V8 juice | 1 cup V8 juice
2 tablespoon | A1 steak sauce / A.1. steak sauce | 2 tablespoons A1 steak sauce
- - | salt & pepper / salt and pepper / salt | Salt & pepper
1 - | chicken breast | 1 chicken breast, cubed
4 - | chicken breasts / chicken breast halves | 4 chicken breast halves
2 cup | water | Two cups water
100 gram | butter | butter, 100g
100 gram | butter | Butter - 100g
2 cup | flour | Flour: 2 cups
1 cup | sugar | sugar 1 cup
2 - | onions | onions 2
2 - | eggs | Eggs - 2
1 tablespoon | runny honey / honey | 1 tbsp runny honey
1 cup | Greek yogurt / plain Greek yogurt | 1 cup plain Greek yogurt
1 teaspoon | instant coffee | 1 teaspoon instant coffee, dissolved in 1 tablespoon hot water
1 - | lime | 1 lime, cut into wedges, to serve
0.5 teaspoon | chilli flakes / dried chilli flakes | ½ tsp dried chilli flakes
2 tablespoon | ghee | 2 tbsp ghee, or oil
1 pound | phyllo dough | 1 lb phyllo dough
1 clove | garlic | 1 fat garlic clove, crushed
1 clove | garlic | 1 garlic clove
1 can | anchovies | 1 tin anchovies
1 package | baby spinach / spinach | 1 (5 oz.) clamshell baby spinach
1 - | red snapper | 1 (2-lb.) red snapper
1 - | sourdough / sourdough bread | 1 loaf sourdough bread
750 milliliter / 1 - | red wine | 1 (750 ml) bottle red wine
0.75 cup | sugar | 3/4 c. plus 2 tbsp. sugar
1 package | dried yeast | 7g sachet dried yeast
1 package / 1 - | natural yogurt / yogurt | 1 pot natural yogurt
2 teaspoon | honey | 1 dessertspoon honey
1 cup | blueberries | 1 overflowing cup blueberries
1 - | brie | 1 wheel brie
0.5 - | lemon | juice ½ lemon
1 - | orange | grated zest 1 orange
1 - | pomegranate | seeds from 1 pomegranate
2 - | corn | kernels from 2 ears corn
1 bunch | thyme | leaves from 1 bunch thyme
0.5 cup | parsley | 1/2 cup finely-chopped parsley
1 cup | light brown sugar / brown sugar | 1 cup, packed, light brown sugar
2 - | carrots | a couple of carrots
2 tablespoon | olive oil | couple tablespoons olive oil
500 milliliter | water | 500 cc water
1 package | sour cream | 1 ctn sour cream
1 - | egg | 1 lge. egg
2 - | corn | 2 cobs of corn
2 sprig | thyme | 2 branches thyme
1 - / 1 piece | ginger | 1" ginger
120 gram | flour | 120g (1 cup) flour
1 - | chicken | 1 2 1/2-lb chicken
24 - | clams | 2 dozen clams
0.333 cup | olive oil | 1/3 cup plus 1 tablespoon (80ml) olive oil
1 - | cinnamon stick | 1 2-inch cinnamon stick
1 can | cream of mushroom soup / condensed cream of mushroom soup | 1 (10 3/4 ounce) can condensed cream of mushroom soup
1 can | refrigerated crescent rolls / crescent rolls / refrigerated crescent dinner rolls | 1 (8 oz.) can refrigerated crescent rolls
1 package / 18.25 ounce | yellow cake mix | 1 (18.25-ounce) package yellow cake mix
2 can | black beans | 2 15-oz. cans black beans, drained & rinsed
4 - | boneless skinless chicken breast halves / chicken breast halves / boneless, skinless chicken breast halves | 4 boneless skinless chicken breast halves (about 1 1/4 lb)
2-3 pound | chuck roast | 2 to 3 lb. chuck roast
2-3 pound | pork shoulder | 2–3 lbs pork shoulder
1.5 cup | milk | 1-1/2 cups milk
1.5 cup | milk | 1&1/2 cups milk
1.5 cup | milk | 1 and 1/2 cups milk
0.75 cup | sugar | ¾ c. sugar
3 tablespoon | butter | 3 T butter
3 teaspoon | salt | 3 t salt
2 tablespoon | olive oil | 2 Tbs. olive oil
2 tablespoon | olive oil | 2 tblsp olive oil
1 - | orange zest / zest of orange / orange / orange | zest of 1 orange
- - | salt and freshly ground black pepper / salt and black pepper | Salt and freshly ground black pepper, to taste
- pinch / 1 pinch | saffron / saffron threads | Pinch of saffron threads
1 pinch | nutmeg | a pinch of nutmeg
- dash / 1 dash | hot sauce | Dash hot sauce
1 handful | cilantro / fresh cilantro | A handful of fresh cilantro, chopped
3 sprig | thyme / fresh thyme | 3 sprigs fresh thyme
1 head | garlic | 1 head garlic
1 stick / 0.5 cup | unsalted butter / butter | 1 stick (1/2 cup) unsalted butter
6 slice | bacon | 6 slices bacon
8 ounce | cream cheese | 8 ounces cream cheese, at room temperature
1 package / 8 ounce | cream cheese | 1 (8 ounce) package cream cheese, softened
1 package / 8 ounce | cream cheese | 1 8 oz pkg cream cheese, softened
1 package | taco seasoning / taco seasoning mix | 1 pkt taco seasoning
1 package | onion soup mix / dry onion soup mix | 1 envelope dry onion soup mix
1 jar | marinara sauce | 1 (24 oz) jar marinara sauce
1 jar | marinara sauce | One 24-ounce jar marinara sauce
1 - | egg | one egg
2 - | eggs | two large eggs
12 - | eggs | a dozen eggs
500 gram | flour / plain flour | 500g plain flour
250 milliliter | milk / whole milk | 250ml whole milk
1 kilogram | potatoes / floury potatoes | 1kg floury potatoes
0.5 liter | water | ½ litre water
1.5 liter | chicken stock / hot chicken stock | 1.5l hot chicken stock
2 tablespoon | caster sugar | 2 tbsp caster sugar
1 teaspoon | vanilla extract | 1tsp vanilla extract
2 tablespoon | soy sauce | 2 heaped tbsp soy sauce
1 tablespoon | cornflour | 1 heaping tablespoon cornflour
400 gram / 1 can | chopped tomatoes / tomatoes | 400g tin chopped tomatoes
2 can / 400 gram | chickpeas | 2 x 400g tins chickpeas, drained
1 - | onion / red onion | 1 small red onion, thinly sliced
4 - | scallions / green onions | 4 green onions, sliced on the bias
3 clove | garlic | 3 cloves of garlic, crushed
1 clove / 1 - | garlic | 1 clove garlic, peeled and smashed
1 piece / 1 - | ginger / fresh ginger | 1 (2-inch) piece fresh ginger, peeled
2 - / 1 piece / 2 piece / 1 - / - - | ginger / fresh ginger | 2-inch piece fresh ginger
1 - / 1 can | coconut milk | 1 can coconut milk (full fat)
1 can | coconut milk | 1 can (13.5 fl oz) coconut milk
0.25 cup | parmesan / parmesan cheese / grated parmesan / grated parmesan cheese / parmesan cheese | ¼ cup freshly grated Parmesan cheese
0.333 cup | sugar | 1/3 cup sugar
0.667 cup | brown sugar | 2/3 cup packed brown sugar
0.667 cup | brown sugar / dark brown sugar | ⅔ cup firmly packed dark brown sugar
2.25 cup | flour / all-purpose flour | 2 ¼ cups sifted all-purpose flour
1 cup | flour / all-purpose flour | 1 cup all-purpose flour, plus more for dusting
2 tablespoon | olive oil | 2 tablespoons olive oil, divided
2 tablespoon | olive oil / extra-virgin olive oil | 2 tablespoons plus 1 teaspoon extra-virgin olive oil
4 - | chicken thighs / bone-in, skin-on chicken thighs / bone-in chicken thighs | 4 bone-in, skin-on chicken thighs
1 - | chicken / whole chicken | 1 whole chicken (3-4 lbs), cut up
1 - | chicken | 1 (3 1/2 lb) chicken
2 pound | shrimp / large shrimp / medium shrimp | 2 lbs large shrimp, peeled and deveined
12 ounce | spaghetti | 12 oz. spaghetti
1 pound | ground beef / lean ground beef / 93% lean ground beef | 1 lb 93% lean ground beef
1 pound | italian sausage / hot italian sausage | 1 pound hot Italian sausage, casings removed
2 cup | cheddar / cheddar cheese / sharp cheddar cheese / shredded cheddar cheese / shredded sharp cheddar cheese | 2 cups (8 oz) shredded sharp cheddar cheese
1 cup | heavy cream / whipping cream / heavy whipping cream | 1 cup heavy (whipping) cream
1 cup | half-and-half / half and half / fat free half and half / fat-free half-and-half | 1 cup fat-free half-and-half
1 cup | chicken broth / reduced sodium chicken broth / reduced-sodium chicken broth | 1 cup reduced-sodium chicken broth
2 quart | water | 2 qts. water
1 gallon / 16 cup / 4 quart | milk / whole milk | 1 gallon whole milk
1 fluid_ounce / 1 ounce | vodka | 1 fl. oz. vodka
2 ounce | gin | 2 oz gin
- - | lemon wedges / lemon | Lemon wedges, to serve
2 - | bay leaves / dried bay leaves | 2 dried bay leaves
1 teaspoon | cumin / ground cumin | 1 tsp. ground cumin
0.125 teaspoon | cayenne pepper / cayenne | ⅛ tsp cayenne pepper
1-2 teaspoon | sriracha | 1-2 tsp sriracha
1-2 - | jalapenos / jalapeno / jalapeño / jalapeños | 1 or 2 jalapeños, seeded and minced
3 - | carrots / large carrots | 3 carrots (large), peeled
1 - | red bell pepper / bell pepper | 1 red bell pepper, cored, seeded, and cut into strips
1 - | zucchini / medium zucchini | 1 medium-size zucchini
0.5 head / 0.5 - | cabbage / head cabbage / small cabbage / green cabbage | ½ small head green cabbage, shredded
1 can | tuna / albacore tuna / albacore tuna in water / solid white tuna | 1 (5-oz) can albacore tuna in water, drained
1 can | green chiles / diced green chiles / chopped green chiles | 1 can (4 ounces) diced green chiles, undrained
1 package / 10 ounce | spinach / frozen chopped spinach / frozen spinach / chopped spinach | 1 (10 oz) pkg. frozen chopped spinach, thawed and squeezed dry
1 package | yeast / active dry yeast | 1 package active dry yeast (2 1/4 teaspoons)
2.25 teaspoon | yeast / active dry yeast | 2 1/4 tsp (1 packet) active dry yeast
1 bunch | scallions | 1 bunch scallions, white and green parts separated
1 - / 1 can / 12 ounce | beer | 1 (12-ounce) bottle beer
3 tablespoon | water / cold water / ice water | 3 to 4 tablespoons ice water
1 cup | butter | 1 cup (2 sticks) butter
1 cup | white rice / long-grain white rice / rice | 1 cup uncooked long-grain white rice
3 cup | chicken / cooked chicken / shredded chicken / shredded cooked chicken / cooked shredded chicken | 3 cups shredded cooked chicken
2 - | limes / lime / lime juice | 2 limes, juiced
2 - | hard-boiled eggs / eggs / hard boiled eggs | 2 hard-boiled eggs, chopped
1 cup | walnuts / chopped walnuts | 1 cup chopped walnuts
1 cup | walnuts | 1 cup walnuts, chopped
1 cup | greek yogurt / plain greek yogurt / nonfat greek yogurt / plain nonfat greek yogurt | 1 cup plain nonfat Greek yogurt
0.25 cup | onion / minced onion / onions | 1/4 cup minced onion
1 cup | mayonnaise / kraft mayonnaise | 1 cup KRAFT Mayonnaise
1 tablespoon | white vinegar / vinegar | 1 T. white vinegar
2 slice | bread / white bread / sourdough bread | 2 thick slices sourdough bread
2 teaspoon | baking powder | 2 tsps baking powder
- - | ice / ice cubes | Ice cubes
- - | tortillas / corn tortillas / warm corn tortillas | Warm corn tortillas, for serving
1.5 cup | flour | 1 ½ cups flour
1.5 cup | flour | 1-½ cups flour
1.5 cup | flour | 1&1/2 cups flour
0.75 cup | sugar | three-quarters cup sugar
0.5 - | lemon | half a lemon
0.5 teaspoon | salt | half a teaspoon of salt
4-5 pound | chicken / roasting chicken | 4-5 lb roasting chicken
1 - / 4-5 pound | brisket / beef brisket | 1 (4 to 5-pound) beef brisket
0.5-0.75 cup | milk | 1/2-3/4 cup milk
0.5-1 teaspoon | cayenne | ½-1 tsp cayenne
200-250 gram | spaghetti | 200-250g spaghetti
2-3 clove | garlic | 2-3 garlic cloves, minced
1.5 pound | salmon / salmon fillet | 1 1/2-pound salmon fillet
1 cup | flour | 1 cup + 2 tbsp flour
3 cup | rice | 3 c. rice
1 package / 1 - / 10 ounce | spinach / baby spinach | 1 (10-oz) bag baby spinach
1 package / 16 ounce / 1 - | penne / penne pasta | 1 box (16 oz) penne pasta
1 package | cream cheese | 1 pkg. cream cheese
1 - | egg | 1 lg. egg
1 - | onion | 1 sm. onion, diced
2 - | potatoes | 2 med. potatoes, cubed
4 - | salmon fillets / salmon / fillets salmon | 4 (6 oz) salmon fillets
8 ounce / 1 package | cream cheese | 8 oz. pkg. cream cheese
2 tablespoon | butter | 2 Tbsp. butter
3 milliliter / 300 milliliter | milk | 3 dl milk
1 milliliter / 10 milliliter | rum | 1 cl rum
- - / 1 - | olive oil | a glug of olive oil
- - / 1 - / 1 dash | milk | a splash of milk
2 slice / 2 - | bacon / bacon rashers | 2 rashers bacon
1 piece / 1 - | ginger | 1 thumb-sized piece ginger
- - | salt | salt, to taste
2 - | eggs | • 2 eggs
2 - | eggs | - 2 eggs
2 - | eggs | * 2 eggs
2 - | eggs | [ ] 2 eggs
1 teaspoon | salt | Salt: 1 tsp
2 cup | flour | Flour - 2 cups
2 cup / 240 gram | flour | 2 cups (240g) flour
240 gram / 2 cup | flour | 240 g (2 cups) flour
240 gram / 2 cup | flour | 240g/2 cups flour
1 teaspoon | chili flakes | Optional: 1 tsp chili flakes
1.5 tablespoon | soy sauce | 1.5 tbsp soy sauce
1.5 milliliter / 150 milliliter | cream | 1,5 dl cream
1000 gram / 1 kilogram | beef | 1,000 g beef
2 package / 2 - | yeast | 2 sachets yeast
1 package / 1 - | raspberries | 1 punnet raspberries
400 gram / 1 can | coconut milk | 1 x 400ml can coconut milk
1 cup | flour | 1 cup flour, or more as needed
1 pound | asparagus | 1 lb asparagus, tough ends snapped off
3 tablespoon | oil / vegetable oil / canola oil / vegetable or canola oil | 3 tablespoons vegetable or canola oil
0.25 cup | cilantro / fresh cilantro / loosely packed cilantro / fresh cilantro leaves / cilantro leaves | 1/4 cup loosely packed fresh cilantro leaves
1 cup | blueberries / fresh or frozen blueberries / fresh blueberries | 1 cup fresh or frozen blueberries
4 - | tomatoes / roma tomatoes / ripe roma tomatoes | 4 ripe Roma tomatoes, quartered
2 cup | bread crumbs / breadcrumbs / fresh bread crumbs / fresh breadcrumbs | 2 cups fresh breadcrumbs (from about 4 slices)
1 can | pumpkin / pumpkin puree | 1 (15 oz.) can pumpkin puree (not pie filling)
1 can | tomatoes / fire roasted diced tomatoes / fire-roasted diced tomatoes / diced tomatoes | 1 (14½-oz) can fire-roasted diced tomatoes
1 can | sweetened condensed milk | 1 14-oz can sweetened condensed milk
1 can | corn / whole kernel corn | 1 (15¼ ounce) can whole kernel corn, drained
2 tablespoon | parsley / fresh parsley / chopped parsley | 2 Tbl chopped parsley
6 cup | chicken stock / low-sodium chicken stock / chicken broth | 6 cups (1.5 L) chicken stock
1 pound | shrimp | 1 lb. (21/25 count) shrimp
1 pound | shrimp | 1 pound 16/20 shrimp, peeled
0.5 cup | butter / unsalted butter | ½ cup (113g/4oz) unsalted butter
2 - | chicken breasts / boneless skinless chicken breasts / boneless, skinless chicken breasts / skinless, boneless chicken breasts | 2 skinless, boneless chicken breasts (6 ounces each)
0.5 cup | lemon or grapefruit juice | 1/2 cup lemon or grapefruit juice
1 teaspoon | kosher or coarse sea salt | 1 tsp. kosher or coarse sea salt
0.5 - | red or napa cabbage | 1/2 large red or napa cabbage, cored and shredded
2 cup | beef or mushroom stock | 2 cups beef or mushroom stock
1 cup | milk, dark, or white chocolate chips | 1 cup milk, dark, or white chocolate chips
1.5 cup | whole-milk or low-fat ricotta | 1½ cups whole-milk or low-fat ricotta
0.25 cup | peach or apricot jam | ¼ cup peach or apricot jam, warmed
3 cup | chicken, beef, or vegetable stock | 3 cups chicken, beef, or vegetable stock
2 tablespoon | grapeseed, canola, or sunflower oil | 2 Tbsp grapeseed, canola, or sunflower oil
2 tablespoon | maple syrup | 2 tbsp maple syrup or honey
1 tablespoon | coconut aminos | 1 tablespoon coconut aminos or soy sauce
3 tablespoon | ghee | 3 tablespoons ghee or vegetable oil
0.75 cup | toasted, salted cashews / salted cashews / toasted salted cashews | ¾ cup toasted, salted cashews
1 cup | fire-roasted, peeled poblanos / poblanos / fire-roasted poblanos | 1 cup fire-roasted, peeled poblanos
4 cup | low-sodium, fat-free vegetable broth | 4 cups low-sodium, fat-free vegetable broth
0.5 cup | fresh mint | ½ cup chopped or hand-torn fresh mint
60 gram | slivered or whole almonds / whole almonds | 60 g slivered or whole almonds
2 cup | sourdough bread | 2 cups cubed or roughly chopped sourdough bread
0.5 cup | Marsala | ½ cup or more Marsala
1 stick | unsalted butter | 1 stick plus 3 tablespoons unsalted butter, at room temperature
3 tablespoon | agave syrup | 3 tablespoons/ about 2 ounces/ 60 grams agave syrup
2 - | leeks | 2 fat or 3 smaller leeks, white part only
5 - | plums | 5 large or 8 small plums, halved
2 tablespoon | fresh tarragon | 2 tablespoons, chopped fresh tarragon
4 ounce | goat cheese | 4 ounces (about ½ cup), goat cheese
4 clove | garlic | 4 fat cloves, garlic
1 tablespoon | lime zest | 1 tbsp grated lime zest 15 mL
2 pound | boneless pork shoulder | 2 lbs boneless pork shoulder 900 g, cut into chunks
200-250 milliliter | buttermilk | 200ml-250ml/7-9fl oz buttermilk
1 pound | strong white flour | 1lb10½oz strong white flour
2 liter | cider | 2 litres/3½ pints¼fl oz cider
400-500 gram | trout fillets | 400-500g/14oz-1lb 2oz trout fillets
75 milliliter | double cream | 75ml/2½floz double cream
100 gram | frozen broad beans | 100g/3½ frozen broad beans
25 gram | rocket | 25g¾oz rocket
3 can | sardines / sardines in olive oil | 3 4-oz (115g) cans sardines, drained
1 can | red kidney beans | 1 (15-ounce can) red kidney beans, rinsed
4 - | sea bream fillets | 4 (5-ounce/140 g) sea bream fillets
1 - / 1 can | pumpkin / canned pumpkin / canned pumpkin puree | One 15-ounce (425 g) canned pumpkin puree
2 pint | blueberries | 2 pt pints blueberries
1.5 teaspoon | ground fennel | 1 ½ tsp teaspoons ground fennel
0.75 cup | oat bran | 3/4 cupoat bran
2 tablespoon | capers | 2 tablespoon(s) capers
3 clove | garlic | 3 clove(s) garlic
1 piece | fresh turmeric | 3cm/1¼in piece of fresh turmeric, grated
1 piece | ginger | 1½-inch piece ginger
80 gram | pancetta | 80g/3oz piece of pancetta
2 tablespoon | butter | Butter (2 tablespoons)
4 - | Eggs | Eggs (4)
500 gram | carrots | carrots: 500 g / 1 lb 2 oz
1 teaspoon | Salt | Salt - 1 teaspoon
30 milliliter | lemon juice | lemon juice, ~30 ml
2 teaspoon | sumac | ~2 teaspoons sumac
0.5 teaspoon | smoked paprika | A scant ½ teaspoon smoked paprika
1 pint | strawberries | 1 very full pint strawberries
1 cup | basil leaves | 1 loosely packed cup basil leaves
1 head | garlic | 1 garlic bulb, halved crosswise
2 - | fennel / fennel bulbs | 2 fennel bulbs, shaved
2 clove | garlic | 2 unpeeled cloves garlic
6 slice | ginger / fresh ginger | 6 lengthwise slices fresh ginger
3 stick / 3 - | celery / celery sticks | 3 celery sticks, finely sliced
- - | salt and pepper / salt and freshly ground pepper | salt and freshly ground pepper
- - | Flaky salt and black pepper / Flaky salt and freshly cracked black pepper | Flaky salt and freshly cracked black pepper
0.25 teaspoon | black pepper / ground black pepper | ¼ teaspoon ground black pepper
1 - | sweet potato | 1 medium sweet potato
2 - | ripe pears | 2 ripe medium pears
1 pound | raw shrimp / raw prawns | 1 pound raw large shrimp
1 - | egg | Egg wash: 1 egg, beaten
- - | parmesan | Optional: parmesan, for serving
1.5 cup | bread flour | 1&frac12; cups bread flour
2 tablespoon | crème fraîche | 2&nbsp;tbsp cr&egrave;me fra&icirc;che
1 cup | oat milk | 1 cup oat milk***
6 cup | brioche | 6 cups cubed [brioche](https://example.com/brioche/)
12 - | clams / small clams | 1 dozen small clams
250 gram | soft cheese | ~250g (1/2 lb) soft cheese. Camembert works best.
1 - | orange | Zest of one orange (about 1 tablespoon)
1 cup | cake flour | 1 cup cake flour, sifted
0.25 cup | flour / all-purpose flour | ¼ cup all-purpose flour for dredging
1 tablespoon | cornstarch | 1 tablespoon cornstarch + 1 tablespoon water
2 - | eggs | 2 medium-sized eggs
`;
