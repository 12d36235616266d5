/** The French words of the rows in ../rent-deposit.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_DEPOSIT_FR: Words = {
  'de.deposit.want': {
    says: 'Le bailleur dit combien il garde de votre caution (Kaution) et pourquoi.',
  },
  'de.deposit.reality': {
    says: 'Vous n’êtes pas obligé d’accepter. Pour chaque somme, le bailleur doit montrer le dommage et son coût.',
  },
  'de.deposit.right-wear': {
    says: 'Vous ne payez pas l’usure normale, comme une moquette usée ou de petites traces.',
  },
  'de.deposit.right-six-months': {
    says: 'Les demandes pour dégâts se prescrivent six mois après le retour du logement. Le bailleur peut parfois encore les déduire.',
  },
  'de.deposit.right-cap': {
    says: 'La caution est de trois loyers nets au plus. Elle doit être placée à part et les intérêts sont à vous.',
  },
  'de.deposit.right-paint': {
    says: 'Les dates fixes pour peindre dans le contrat n’ont pas d’effet. Si le logement n’était pas repeint à l’entrée, vous ne devez en général pas peindre.',
  },
  'de.deposit.step-write': {
    says: 'Écrivez : demandez le compte complet avec factures et état des lieux, et fixez un jour pour le paiement du reste.',
  },
  'de.deposit.option-dispute': {
    says: 'Dites quelles sommes vous refusez et pourquoi. Une association de locataires vous aide.',
    title: 'Réclamer le reste',
    cost: 'Gratuit, ou une cotisation annuelle.',
    time: 'Quelques semaines.',
    risk: 'Il peut encore aller au tribunal.',
    bestFor: 'Des sommes sans preuve ou l’usure normale.',
  },
  'de.deposit.not-yet': {
    says: 'Une lettre ne décide pas. Ce que le bailleur garde à tort, un tribunal peut le lui faire rendre.',
  },
  'de.deposit.right-old-for-new': {
    says: 'Même pour un vrai dégât, vous ne devez pas le prix du neuf. On déduit l’âge, et nettoyer ou réparer peut suffire.',
  },
  'de.deposit.step-proof': {
    says: 'Réunissez les états des lieux du premier et du dernier jour, des photos et les noms de témoins.',
  },
}
