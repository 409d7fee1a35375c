import { InvalidRequestError, RateLimitError, type GeneratedRecipe, type GenerateRequest } from '@recipe-ai/sdk';
import { useState } from 'react';
import { Button, ScrollView, Text, TextInput } from 'react-native';

interface Props {
  /** Calls a route of your server, which calls the service: an API key must not be in an app. */
  generate: (request: GenerateRequest) => Promise<GeneratedRecipe>;
}

const messageOf = (error: unknown): string => {
  if (InvalidRequestError.is(error)) return error.issues.map(({ path, message }) => `${path}: ${message}`).join(', ');
  if (RateLimitError.is(error)) return `Too many requests. Try again ${error.retryAt?.toLocaleString() ?? 'later'}.`;
  return 'Something went wrong.';
};

export const RecipeScreen = ({ generate }: Props) => {
  const [ingredients, setIngredients] = useState('');
  const [recipe, setRecipe] = useState<GeneratedRecipe>();
  const [message, setMessage] = useState<string>();
  const [isCooking, setIsCooking] = useState(false);

  const cook = async () => {
    setIsCooking(true);
    setMessage(undefined);
    try {
      setRecipe(await generate({ ingredients: ingredients.split(',') }));
    } catch (error) {
      setMessage(messageOf(error));
    } finally {
      setIsCooking(false);
    }
  };

  return (
    <ScrollView>
      <TextInput accessibilityLabel="Ingredients" value={ingredients} onChangeText={setIngredients} />
      <Button title="Cook" disabled={isCooking} onPress={() => void cook()} />
      {message !== undefined && <Text role="alert">{message}</Text>}
      {recipe && <Text role="heading">{recipe.name}</Text>}
      {recipe?.steps.map(({ instruction }, index) => (
        <Text key={index} role="listitem">
          {instruction}
        </Text>
      ))}
    </ScrollView>
  );
};
