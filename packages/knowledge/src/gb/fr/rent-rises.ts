/** French: the words of the rows in ../rent-rises.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_RISES_FR: Words = {
  'gb.rent-rise.wants': {
    says: 'Votre propriétaire veut plus de loyer à partir du jour indiqué. Vous pouvez le contester avant ce jour.',
  },
  'gb.rent-rise.right-form': {
    says: 'Un propriétaire privé peut augmenter le loyer une fois par an, avec le formulaire officiel et deux mois de préavis. Une clause de hausse ne compte plus.',
  },
  'gb.rent-rise.right-tribunal': {
    says: "Saisissez le First-tier Tribunal avant que le nouveau loyer commence. Il ne peut pas fixer plus que la demande, et un loyer plus haut ne commence qu'après sa décision.",
  },
  'gb.rent-rise.step': {
    says: 'Cherchez le loyer de logements semblables près de chez vous. Écrivez au propriétaire avant que le nouveau loyer commence.',
  },
  'gb.rent-rise.right-wales': {
    says: 'Votre propriétaire peut augmenter le loyer une fois en 12 mois, avec deux mois de préavis sur le formulaire RHW12.',
  },
  'gb.rent-rise.right-scotland': {
    says: 'Votre loyer peut monter une fois en 12 mois, avec trois mois de préavis sur le formulaire officiel. Vous pouvez demander un contrôle (rent officer) dans les 21 jours.',
  },
  'gb.rent-rise.right-ni': {
    says: 'Votre loyer peut monter une fois en 12 mois, avec trois mois de préavis écrit.',
  },
}
