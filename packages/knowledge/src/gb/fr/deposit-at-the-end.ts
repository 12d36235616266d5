/** A letter about rent or the end of a tenancy that keeps money from the deposit: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const DEPOSIT_AT_THE_END_FR: Words = {
  'gb.deposit-end.right-scheme': {
    says: "Vous pouvez refuser chaque somme. L'organisme du dépôt (deposit scheme) décide alors, gratuitement. Vous ne payez ni l'usure normale, ni du neuf à la place du vieux.",
  },
  'gb.deposit-end.right-protected': {
    says: 'Le dépôt devait être placé dans un organisme sous 30 jours, avec des papiers disant lequel. Sinon un tribunal peut vous accorder une à trois fois le dépôt.',
  },
  'gb.deposit-end.right-fees': {
    says: "Ils ne peuvent pas demander un forfait de nettoyage ou d'état des lieux. Le logement doit seulement être aussi propre qu'à votre arrivée.",
  },
  'gb.deposit-end.right-scotland': {
    says: "Vous pouvez refuser chaque somme, et l'organisme décide alors gratuitement. Si le dépôt n'y était pas sous 30 jours ouvrés, le tribunal peut accorder jusqu'à trois fois le dépôt.",
  },
  'gb.deposit-end.right-ni': {
    says: "Vous pouvez refuser chaque somme, et l'organisme décide alors gratuitement. Si le dépôt n'y était pas sous 28 jours, dites-le à la commune.",
  },
}
