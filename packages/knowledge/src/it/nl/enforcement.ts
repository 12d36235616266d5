/** The formal warning before seizure (precetto), and seizures: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENFORCEMENT_WORDS: Words = {
  'it.enforce.want-precept': {
    says: 'Dit is de formele waarschuwing vóór beslag (precetto). Betaal binnen tien dagen, of ze mogen beginnen met beslag.',
  },
  'it.enforce.want-seizure': {
    says: 'Dit gaat over beslag (pignoramento): op loon, pensioen, een rekening, spullen of een huis.',
  },
  'it.enforce.who': {
    says: 'De advocaat van de schuldeiser handelt met een bevel van de rechter. Alleen een gerechtsdeurwaarder (ufficiale giudiziario) kan spullen nemen.',
  },
  'it.enforce.who-public': {
    says: 'De belastinginner (Agenzia delle entrate-Riscossione) of een gemeente handelt zelf, zonder rechter.',
  },
  'it.enforce.rights': {
    says: 'Een deel van uw loon of pensioen is altijd veilig. U kunt u verzetten, of vragen in delen te betalen.',
  },
  'it.enforce.reality': {
    says: 'Het is echte macht, maar met grenzen. Niemand neemt al uw loon, uw bed, koelkast of kleren.',
  },
  'it.enforce.ten-days': {
    says: 'Ze kunnen in de tien dagen na de waarschuwing (precetto) geen beslag leggen, tenzij een rechter het toestond.',
  },
  'it.enforce.ninety': {
    says: 'Beginnen ze niet binnen 90 dagen met beslag, dan verliest de waarschuwing (precetto) haar kracht.',
  },
  'it.enforce.deadline-precept': {
    says: 'U hebt tien dagen vanaf de dag dat het u bezorgd is. Wij tellen vanaf de datum ervan, voor de zekerheid.',
    action: 'Betalen, een akkoord sluiten, of naar een advocaat gaan om u te verzetten',
    consequence: 'Ze mogen beginnen met beslag.',
  },
  'it.enforce.deadline-formal': {
    says: 'Vormfouten moeten gemeld worden binnen 20 dagen vanaf de dag van bezorging.',
    action: 'Verzet over de vorm indienen (opposizione agli atti)',
    consequence: 'U kunt die fouten niet meer gebruiken.',
  },
  'it.enforce.right-oppose': {
    says: 'U kunt u verzetten als u betaalde, als de schuld te oud is, als er geen titel is, of als de vorm niet klopt.',
  },
  'it.enforce.right-convert': {
    says: 'U kunt de rechter vragen het beslag door geld te vervangen: een zesde meteen en de rest in tot 48 maanden.',
  },
  'it.enforce.right-stop': {
    says: 'U kunt de rechter om ernstige redenen vragen de uitvoering te stoppen.',
  },
  'it.enforce.right-legal-aid': {
    says: 'Met een laag inkomen is een advocaat gratis, ook om u tegen een uitvoering te verzetten.',
  },
  'it.enforce.option-oppose': {
    says: 'Een advocaat zegt de rechter waarom het moet stoppen.',
    title: 'U verzetten',
    cost: 'Advocaat en griffierecht, of gratis rechtshulp.',
    time: '20 dagen voor vormfouten. Voor de rest zo snel u kunt.',
    risk: 'Verliest u, dan komen er kosten bij.',
    bestFor: 'Betaald, te oud, nooit bezorgd, of grenzen overschreden.',
  },
  'it.enforce.option-plan': {
    says: 'Bied een eerste bedrag en delen per maand aan. Laat het tekenen.',
    title: 'Afspreken in delen te betalen',
    cost: 'Wat u afspreekt.',
    time: 'Enkele dagen.',
    risk: 'Zonder hun ja gaan ze door.',
    bestFor: 'U bent het schuldig en kunt in delen betalen.',
  },
  'it.enforce.option-help': {
    says: 'Een crisiskantoor helpt mensen met te veel schulden bij de rechter een plan te vragen.',
    title: 'Een OCC vragen',
    cost: 'Een bedrag, vaak uit het plan betaald.',
    time: 'Enkele weken.',
    risk: 'U moet al uw schulden en bezittingen noemen.',
    bestFor: 'Veel schulden.',
  },
  'it.enforce.insight-never-served': {
    says: 'Kreeg u het bevel nooit, dan kan de hele uitvoering wegvallen.',
    actionable: 'Vraag de advocaat naar het bewijs van bezorging (relata di notifica).',
  },
  'it.enforce.warning-hide': {
    says: 'Verberg niets en geef niets weg om hieraan te ontkomen. Het kan strafbaar zijn.',
  },
  'it.enforce.tactic-early': {
    says: 'Verzet u voordat het beslag begint: dan is het makkelijker te stoppen.',
    risk: 'Het griffierecht moet betaald worden, tenzij u rechtshulp hebt.',
    notWhen: 'U hebt geen echte reden.',
  },
  'it.enforce.right-vacate-notice': {
    says: 'De deurwaarder moet dag en uur van de ontruiming minstens tien dagen vooraf melden. Toon ziekte, kleine kinderen of een nieuwe woning op komst, en vraag een andere dag.',
  },
}
