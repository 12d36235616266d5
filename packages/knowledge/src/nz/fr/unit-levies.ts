/** The French words of the rows in ../unit-levies.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const UNIT_LEVIES_FR: Words = {
  'nz.levy.right-papers': {
    says: 'Vous pouvez demander le procès-verbal, le budget et les comptes sur lesquels la charge (levy) s’appuie.',
  },
  'nz.levy.right-vote': {
    says: 'Les propriétaires fixent les charges (levies) à une assemblée générale (general meeting). Vous pouvez y parler et voter, dans la plupart des cas une fois vos propres charges payées.',
  },
  'nz.levy.right-tribunal': {
    says: 'Le Tenancy Tribunal décide de la plupart des litiges avec une copropriété (body corporate).',
  },
  'nz.levy.step': {
    says: 'Comparez votre part et la somme avec l’an dernier. Demandez par écrit au gestionnaire ce que vous ne comprenez pas.',
  },
  'nz.levy.warn': {
    says: 'Ne retenez pas la charge (levy) pour protester. Des intérêts et des frais peuvent s’ajouter.',
  },
  'nz.levy.option-plan': {
    says: 'Proposez avant la date limite une somme par mois que vous pouvez tenir.',
    title: 'Demander à payer par parties',
    cost: 'Gratuit.',
    time: 'Quelques semaines.',
    risk: 'Faible.',
    bestFor: 'La somme est juste, mais trop grande en une fois.',
  },
}
