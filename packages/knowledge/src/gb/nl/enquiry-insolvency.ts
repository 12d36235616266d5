/** Questions about bankruptcy, debt relief orders, adverts to write off debt, and breathing space: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INSOLVENCY_NL: Words = {
  'gb.ask-debt.bankrupt-home': {
    says: 'Bij een faillissement gaat uw deel naar de persoon die het regelt. Die kan het verkopen en heeft daarvoor drie jaar. Is uw deel na de hypotheek minder dan £1,000 waard, dan mag een rechter geen verkoop bevelen. Praat eerst met een gratis schuldadviseur.',
    dependsOn: 'hoeveel uw deel van de woning na de hypotheek waard is',
  },
  'gb.ask-debt.relief-order': {
    says: 'Het kan passen als u £50,000 of minder schuldig bent, £75 of minder per maand overhoudt en weinig bezit. Eén auto onder £4,000 mag. Het kost niets.',
    dependsOn: 'wat u schuldig bent, wat u bezit en wat u elke maand overhoudt',
  },
  'gb.ask-debt.relief-order-car': {
    says: 'Het kan passen als u £50,000 of minder schuldig bent en £75 of minder per maand overhoudt. Een auto van Motability is gehuurd, dus die verliest u niet. Een eigen auto mag tot £4,000 waard zijn. Het kost niets.',
    dependsOn: 'wat u schuldig bent, bezit en elke maand overhoudt',
  },
  'gb.ask-debt.write-off-advert': {
    says: 'Teken niet bij die reclame. Het is geen speciale regeling van de overheid. Waarschijnlijk is het een IVA. Die kost geld en kan mislukken. Vraag een gratis hulporganisatie naar een regeling, een debt relief order of een adempauze (breathing space).',
  },
  'gb.ask-debt.bankrupt-small': {
    says: 'Nee, niet alleen voor dat bedrag. Eén schuldeiser heeft £5,000 of meer nodig om uw faillissement te vragen. Maar laat een formele eis (statutory demand) of formulier van de rechter niet liggen.',
  },
  'gb.ask-debt.breathing-space-ni': {
    says: 'De adempauze (breathing space) bestaat niet in Noord-Ierland. Bel gratis Advice NI op 0800 915 4604. Een adviseur kan schuldeisers om tijd vragen en een regeling maken.',
  },
  'gb.ask-debt.relief-order-home': {
    says: 'Meestal niet. Wat u bezit mag hoogstens £ 2.000 waard zijn, en een huis telt voor zijn prijs, zonder aftrek van de hypotheek. Een pensioen dat u nog niet krijgt, telt meestal niet mee. Kijk met een gratis schuldhulpverlener naar een plan, een IVA of een faillissement (bankruptcy). Bij een faillissement moet uw deel van het huis misschien worden verkocht.',
  },
}
