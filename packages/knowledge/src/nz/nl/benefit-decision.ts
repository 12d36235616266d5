/** The Dutch words of the rows in ../benefit-decision.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_DECISION_NL: Words = {
  'nz.welfare.deadline': {
    says: 'U hebt drie maanden vanaf het besluit om een herziening (review) te vragen.',
    action: 'Vraag om een herziening van het besluit (review of decision)',
    consequence: 'Bent u te laat? Dan hebt u een goede reden nodig.',
  },
  'nz.welfare.right-review': {
    says: 'Work and Income moet er gratis opnieuw naar kijken. Blijft het nee? Dan hoort een Benefits Review Committee u.',
  },
  'nz.welfare.right-appeal': {
    says: 'Na de commissie kunt u gratis in beroep gaan bij de Social Security Appeal Authority. In de brief van de commissie staat tot wanneer.',
  },
  'nz.welfare.right-helper': {
    says: 'U kunt een helper of een raadsman voor uitkeringen (benefit advocate) meenemen. U kunt ook de papieren vragen die ze gebruikten.',
  },
  'nz.welfare.step': {
    says: 'Zoek de reden in de brief. Zorg voor bewijs dat daarop antwoordt, zoals een briefje van uw arts of loonstroken.',
  },
  'nz.welfare.option-review': {
    says: 'Vul het formulier voor herziening (review of decision) in of schrijf een brief. Een raadsman voor uitkeringen (benefit advocate) helpt u gratis.',
    title: 'Om een herziening vragen',
    cost: 'Gratis.',
    time: 'Een aantal weken of maanden.',
    risk: 'Laag.',
    bestFor: 'U denkt dat een feit of een regel verkeerd is gelezen.',
  },
  'nz.welfare.reality': {
    says: 'Een controle (review) is gewoon. Het is geen beschuldiging, en uw betaling loopt voorlopig door.',
  },
  'nz.welfare.right-time': {
    says: 'Hebt u meer tijd nodig voor een arts of voor papieren? Vraag dat vóór de laatste dag en zeg waarom.',
  },
  'nz.welfare.right-after': {
    says: 'Stopt de betaling daarna? Dan kunt u binnen drie maanden gratis om een herziening (review) vragen.',
  },
  'nz.welfare.step-form': {
    says: 'Vul het formulier naar waarheid in en stuur het uiterlijk op de dag in de brief. Bewaar een kopie.',
  },
  'nz.welfare.warn': {
    says: 'Antwoordt u niet? Dan kan de betaling worden gestopt. Gebeurt dat, bel dan meteen en stuur het formulier.',
  },
  'nz.tribunal.right-part': {
    says: 'Het is gratis. U mag een advocaat, een raadsman (advocate) of een vriend meenemen, en om een tolk vragen.',
  },
  'nz.tribunal.right-change': {
    says: 'U kunt om een andere dag vragen als u een goede reden hebt. Vraag dat snel en schriftelijk.',
  },
  'nz.tribunal.step': {
    says: 'Lees het verslag dat Work and Income stuurde. Stuur uw bewijs op tijd, en schrijf uw drie belangrijkste punten op.',
  },
  'nz.tribunal.warn': {
    says: 'Wees er op die dag. Komt u niet? Dan kan er zonder u worden beslist.',
  },
}
