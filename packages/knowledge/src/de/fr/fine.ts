/** Public fines for traffic and other offences (Bußgeld, Verwarnung): the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const FINE_WORDS: Words = {
  'de.public.fine-want': {
    says: 'Un office vous met une amende pour une infraction routière ou autre (Bußgeldbescheid). Vous avez deux semaines pour vous opposer.',
  },
  'de.public.fine-want-warning': {
    says: 'C’est une offre : payez une petite somme dans la semaine et c’est fini (Verwarnungsgeld, de 5 € à 55 €).',
  },
  'de.public.fine-who': {
    says: 'C’est un office public, comme une ville ou l’office central des amendes, pas une firme privée de parking.',
  },
  'de.public.fine-reality': {
    says: 'Après le délai d’opposition, l’amende est définitive et s’exécute sans tribunal. Avant, vous pouvez la contester.',
  },
  'de.public.fine-not-yet': {
    says: 'Rien n’est exécuté tant que vous pouvez vous opposer, ou que votre opposition est ouverte.',
  },
  'de.public.fine-deadline': {
    says: 'Vous avez deux semaines dès le jour inscrit sur l’enveloppe jaune. Il faut un écrit, pas un simple e-mail.',
    action: 'Envoyer votre opposition (Einspruch) à l’office qui a mis l’amende',
    consequence: 'L’amende, et les points ou l’interdiction de conduire, deviennent définitifs.',
  },
  'de.public.fine-deadline-warning': {
    says: 'Vous pouvez accepter en payant dans la semaine, ou refuser en ne payant pas.',
    action: 'Payer la somme de l’avertissement si vous l’acceptez',
    consequence: 'L’office peut envoyer une amende formelle avec des frais en plus.',
  },
  'de.public.fine-step-check': {
    says: 'Vérifiez le jour, le lieu, la voiture, la photo et le conducteur. Demandez à voir le dossier et la photo.',
  },
  'de.public.fine-step-silent': {
    says: 'Vous n’êtes pas obligé de parler des faits. Vous devez donner nom, date de naissance et adresse si on les demande.',
  },
  'de.public.fine-step-object': {
    says: 'Opposez-vous par écrit : numéro, date, « Ich lege Einspruch ein » (je m’oppose), signature. Les raisons ne sont pas nécessaires. Vous pouvez la retirer plus tard.',
  },
  'de.public.fine-step-pay': {
    says: 'Juste mais trop d’un coup ? Demandez un étalement à l’office et montrez vos revenus. Le silence peut mener à la détention.',
  },
  'de.public.fine-option-object': {
    title: 'S’opposer dans les deux semaines',
    says: 'Opposez-vous d’abord, puis voyez le dossier. Un avocat en droit routier peut le faire pour vous.',
    cost: 'Gratuit. Frais de tribunal si vous perdez.',
    time: 'Deux semaines dès la remise.',
    risk: 'À l’audience, l’amende peut aussi augmenter.',
    bestFor: 'Ce n’était pas vous, ou des points ou une interdiction de conduire sont en jeu.',
  },
  'de.public.fine-option-pay': {
    title: 'Payer et en finir',
    says: 'Payez avec le numéro du dossier. Gardez la preuve.',
    cost: 'L’amende et les frais.',
    time: 'Dans le délai de la lettre, ou aujourd’hui.',
    risk: 'Les points et l’interdiction comptent alors aussi.',
    bestFor: 'Elle est juste et petite.',
  },
  'de.public.fine-warn-ban': {
    says: 'Des points ou une interdiction de conduire sont en jeu. Voyez un avocat en droit routier avant la fin des deux semaines.',
  },
  'de.public.fine-myth': {
    says: 'Une amende publique impayée ne disparaît pas. L’office peut l’exécuter et un tribunal peut ordonner la détention jusqu’au paiement ou la preuve que vous ne pouvez pas.',
  },
  'de.public.fine-step-envelope': {
    says: 'Gardez l’enveloppe jaune. La date inscrite lance les deux semaines.',
  },
  'de.public.fine-step-lawyer': {
    says: 'Points ou interdiction ? Faites lire le dossier par un avocat en droit routier. L’assurance juridique paie souvent.',
  },
  'de.public.fine-option-help': {
    title: 'Demander un avocat en droit routier',
    says: 'Un avocat peut voir tout le dossier et trouver des erreurs de mesure.',
    cost: 'Des honoraires, ou votre assurance juridique.',
    time: 'Avant la fin des deux semaines.',
    risk: 'Opposez-vous vous-même à temps si vous ne trouvez pas d’avocat.',
    bestFor: 'Points, interdiction de conduire ou grosse amende.',
  },
}
