/** The broadcasting fee (Rundfunkbeitrag): the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const BROADCASTING_FEE_WORDS: Words = {
  'de.public.tv-want': {
    says: 'Le Beitragsservice veut la redevance radio et télévision pour votre logement. Il y a une redevance par logement, avec ou sans télé.',
  },
  'de.public.tv-who': {
    says: 'Le Beitragsservice encaisse pour les radios et télés publiques. Ce n’est pas une société de recouvrement.',
  },
  'de.public.tv-reality': {
    says: 'C’est une redevance publique. Après une décision formelle (Festsetzungsbescheid), votre ville ou un huissier peut l’exécuter sans procès.',
  },
  'de.public.tv-rights': {
    says: 'Avec l’aide de base, le BAföG ou à peine plus, vous pouvez être exonéré, jusqu’à trois ans en arrière.',
  },
  'de.public.tv-not-yet': {
    says: 'Un rappel ne peut pas être exécuté. Ils doivent d’abord envoyer une décision formelle avec une note sur votre droit d’opposition.',
  },
  'de.public.tv-deadline': {
    says: 'Vous avez un mois dès le jour où elle vous est parvenue. L’encadré à la fin dit où l’envoyer.',
    action: 'S’opposer (Widerspruch) à la décision',
    consequence: 'La décision devient définitive et peut être exécutée.',
  },
  'de.public.tv-step-exempt': {
    says: 'Petit revenu ou prestations ? Demandez l’exonération maintenant et envoyez la décision de votre office comme preuve.',
  },
  'de.public.tv-step-double': {
    says: 'Quelqu’un au logement paie déjà ? Envoyez son numéro de redevance et faites fermer le vôtre.',
  },
  'de.public.tv-step-rates': {
    says: 'Si vous la devez, demandez un étalement au Beitragsservice avant l’exécution.',
  },
  'de.public.tv-option-exempt': {
    title: 'Demander exonération ou réduction',
    says: 'Remplissez le formulaire sur rundfunkbeitrag.de et envoyez les preuves.',
    cost: 'Gratuit.',
    time: 'Un formulaire.',
    risk: 'L’ancienne somme reste jusqu’à leur décision. Opposez-vous aussi à une décision.',
    bestFor: 'Prestations, BAföG, handicap ou double paiement.',
  },
  'de.public.tv-option-rates': {
    title: 'Demander un étalement',
    says: 'Proposez une somme que vous pouvez tenir, à côté de la redevance courante.',
    cost: 'La redevance et un éventuel supplément de retard.',
    time: 'Une lettre ou un appel.',
    risk: 'Les nouvelles redevances continuent.',
    bestFor: 'Vous la devez et l’argent manque.',
  },
  'de.public.tv-right-once': {
    says: 'Une seule redevance est due par logement, peu importe le nombre d’habitants.',
  },
  'de.public.tv-right-exempt': {
    says: 'L’exonération peut remonter jusqu’à trois ans, si vous montrez que vous aviez alors la prestation.',
  },
  'de.public.tv-myth': {
    says: 'Vous devez la redevance du logement même sans télé ni radio. La Cour constitutionnelle fédérale l’a confirmé en 2018.',
  },
  'de.public.tv-step-object': {
    says: 'Vous pensez que c’est faux ? Opposez-vous par écrit dans le mois à l’adresse de l’encadré final. Donnez votre numéro de redevance.',
  },
  'de.public.tv-not-yet-visit': {
    says: 'Le Beitragsservice lui-même ne peut ni entrer chez vous ni rien saisir. Il doit d’abord demander à votre ville ou à un huissier.',
  },
  'de.public.tv-option-object': {
    title: 'S’opposer à la décision',
    says: 'Dites ce qui est faux et envoyez des preuves, comme votre inscription au domicile ou une décision de prestation.',
    cost: 'Gratuit au début. Des frais sont possibles en cas d’échec.',
    time: 'Un mois.',
    risk: 'Le paiement continue. Demandez aussi la suspension.',
    bestFor: 'Le logement ou les mois sont faux, ou vous étiez exonéré.',
  },
  'de.public.tv-step-enforce': {
    says: 'C’est au stade de l’exécution. Appelez le service d’exécution de la ville, proposez un étalement et protégez votre compte par un P-Konto.',
  },
  'de.public.tv-right-enforced': {
    says: 'L’exécution n’est permise qu’après une décision (Festsetzungsbescheid) reçue par vous. Aucune reçue ? Écrivez-le tout de suite et demandez au tribunal administratif un arrêt urgent.',
  },
  'de.public.tv-right-account': {
    says: 'Demandez à votre banque un compte protégé (P-Konto). Une somme de base reste alors libre chaque mois. Demandez aussi un paiement échelonné.',
  },
  'de.public.tv-right-old': {
    says: 'Les redevances se prescrivent trois ans après la fin de leur année, dès que votre logement leur était connu. Dites-le par écrit.',
  },
}
