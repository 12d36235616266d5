/** Questions about debts: collectors, old debts, pay that is taken and bankruptcy. `asks` holds the words people type: one of each group must occur: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_NL: Words = {
  'au.ask.things': {
    says: 'Een incassobureau kan uw spullen niet nemen en niet binnenkomen. Dat kan alleen een deurwaarder (sheriff of bailiff), na een bevel van de rechter. Bij een autolening is het anders.',
  },
  'au.ask.prison': {
    says: 'U kunt niet de gevangenis in omdat u geld schuldig bent voor een kaart, een lening of een rekening. Bel 1800 007 007 voor gratis hulp.',
  },
  'au.ask.old': {
    says: 'De meeste schulden zijn na zes jaar te oud voor de rechter, of na drie in het Northern Territory. Een betaling of getekend briefje laat het opnieuw beginnen. Betaal niet voordat u het weet.',
    dependsOn: 'de dag waarop u voor het laatst betaalde of schreef dat u het schuldig bent',
  },
  'au.ask.calls': {
    says: 'Vraag schriftelijk om alleen e-mail of brieven te gebruiken. Ze horen u niet vaker dan drie keer per week te benaderen. Noteer elk telefoontje en klaag bij AFCA.',
  },
  'au.ask.not-mine': {
    says: 'Schrijf dat u het niet schuldig bent en vraag bewijs. Betaal niet. Kijk in uw gratis kredietoverzicht (credit report) of er rekeningen staan die u niet kent.',
  },
  'au.ask.wages': {
    says: 'Ze hebben een vonnis van de rechter nodig en dan een bevel. Er blijft altijd wat loon over om van te leven. De belastingdienst heeft geen rechter nodig.',
    dependsOn: 'aan wie u iets schuldig bent en of ze een vonnis hebben',
  },
  'au.ask.cannot-pay': {
    says: 'Bel de National Debt Helpline op 1800 007 007 en vraag elk bedrijf om hulp bij geldproblemen (hardship). Bij een lening of kaart moeten ze binnen 21 dagen antwoorden.',
  },
  'au.ask.bankrupt': {
    says: 'Faillissement (bankruptcy) beëindigt de meeste schulden, maar duurt drie jaar en één dag en beperkt u. Praat eerst met een gratis schuldhulpverlener (financial counsellor).',
    dependsOn: 'wat u schuldig bent, bezit en verdient',
  },
  'au.ask.credit-file': {
    says: 'U kunt uw kredietoverzicht (credit report) gratis krijgen van Equifax en van Experian, waar illion nu bij hoort. Is het fout, vraag dan om het te verbeteren. Een wanbetaling (default) blijft vijf jaar staan.',
  },
  'au.ask.bankruptcy-notice': {
    says: 'Handel binnen 21 dagen: betaal, spreek een plan af, of vraag de rechter het te schrappen. Het vonnis moet $10.000 of meer zijn. Daarna kunnen zij uw faillissement vragen.',
  },
  'au.ask.wages-garnished': {
    says: 'Zij hebben een bevel van de rechter nodig, en elke week moet u een deel houden. De belastingdienst (ATO), Child Support en de meeste boetekantoren hebben geen rechter nodig. Vraag de rechter meteen om termijnen. In New South Wales neemt het bevel dan niet meer van uw loon dan de termijn.',
  },
  'au.ask.collector-family': {
    says: 'Zij mogen anderen niets over uw schuld zeggen. Zij mogen vragen waar u bent, maar niet waarom. Schrijf dat zij moeten stoppen, en klaag dan bij AFCA of de Privacy Commissioner.',
  },
}
