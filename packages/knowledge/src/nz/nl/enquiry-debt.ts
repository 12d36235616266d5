/** Questions about debts: collectors, old debts, pay that is taken and bankruptcy. `asks` holds the words people type: one of each group must occur: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_NL: Words = {
  'nz.ask.things': {
    says: 'Een incassobureau kan uw spullen niet nemen en niet binnenkomen. Dat kan alleen een deurwaarder van de rechtbank (bailiff), na een bevel. Een autolening is anders.',
  },
  'nz.ask.prison': {
    says: 'U kunt niet naar de gevangenis omdat u geld schuldig bent op een kaart, een lening of een rekening. Bel MoneyTalks op 0800 345 123 voor gratis hulp.',
  },
  'nz.ask.old': {
    says: 'De meeste schulden zijn na zes jaar te oud voor de rechter. Een betaling of getekend briefje laat de tijd opnieuw beginnen. Betaal niet voordat u het weet.',
    dependsOn: 'de dag waarop u voor het laatst betaalde of schreef dat u het schuldig bent',
  },
  'nz.ask.calls': {
    says: 'Vraag hun schriftelijk om alleen e-mail of brieven te gebruiken. Schrijf elk telefoontje op. U lastigvallen is tegen de wet. Klaag bij de geschillendienst (dispute scheme) van de kredietgever.',
  },
  'nz.ask.not-mine': {
    says: 'Schrijf dat u het niet schuldig bent en vraag bewijs. Betaal niet. Kijk in uw gratis kredietoverzicht (credit report) of er rekeningen staan die u niet kent.',
  },
  'nz.ask.wages': {
    says: 'De meeste schuldeisers hebben eerst een vonnis en een loonbeslag (attachment order) nodig, en moeten u minstens 60% van uw nettoloon laten. Inland Revenue heeft geen rechter nodig.',
    dependsOn: 'aan wie u iets schuldig bent en of ze een vonnis hebben',
  },
  'nz.ask.cannot-pay': {
    says: 'Bel MoneyTalks op 0800 345 123. Vraag elke kredietgever schriftelijk om hulp bij geldproblemen (hardship). Hij moet binnen 20 werkdagen antwoorden.',
  },
  'nz.ask.bankrupt': {
    says: 'Een faillissement (bankruptcy) duurt drie jaar. Een no asset procedure duurt één jaar, voor schulden tot $50.000. Praat eerst met een gratis schuldhulpverlener (financial mentor).',
    dependsOn: 'wat u schuldig bent, bezit en verdient',
  },
  'nz.ask.credit-file': {
    says: 'U kunt uw kredietoverzicht (credit report) gratis krijgen van Centrix, Equifax en Experian, waar illion nu bij hoort. Klopt het niet? Vraag hun om het te verbeteren.',
  },
  'nz.ask.collector-fees': {
    says: 'Alleen als uw contract dat toelaat, en alleen echte, eerlijke kosten. Vraag het contract en de bedragen. Bij een lening mogen kosten niet onredelijk zijn; betaal de echte schuld en betwist de rest.',
  },
  'nz.ask.no-asset': {
    says: 'Een no asset procedure wist de meeste schulden van $1.000 tot $50.000 in een jaar, één keer in uw leven. Faillissement duurt drie jaar. Met een repayment order betaalt u in delen.',
  },
  'nz.ask.wages-order-lower': {
    says: 'Ja. Vraag de incassodienst van de rechtbank om de attachment order te wijzigen, met bewijs van uw kosten. Het grootste deel van uw nettoloon moet overblijven.',
  },
  'nz.ask.credit-wrong': {
    says: 'Vraag de kredietregistratie op papier om verbetering, met bewijs. Zij moet binnen 20 werkdagen kijken en het gegeven zolang als betwist aanmerken. Weigert zij? Klaag gratis bij de Privacy Commissioner.',
  },
}
