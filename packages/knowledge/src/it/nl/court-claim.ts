/** The Dutch words of Italy: court claim. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_WORDS: Words = {
  'it.claim.want-order': {
    says: 'Dit is een betalingsbevel van de rechter (decreto ingiuntivo). De rechter zag alleen de papieren van de schuldeiser, niet uw kant.',
  },
  'it.claim.want-summons': {
    says: 'Iemand is een rechtszaak tegen u begonnen en roept u voor een rechter.',
  },
  'it.claim.want-eviction': {
    says: 'Uw verhuurder vraagt een rechter u te laten vertrekken (sfratto) en roept u voor een zitting.',
  },
  'it.claim.who': {
    says: 'Het komt via een gerechtsdeurwaarder (ufficiale giudiziario), de post of PEC, namens de advocaat van de andere kant. Het is ernstig.',
  },
  'it.claim.rights': {
    says: 'U kunt u verzetten, zeggen waarom en gehoord worden. Met een laag inkomen kunt u een gratis advocaat vragen.',
  },
  'it.claim.reality': {
    says: 'Doet u niets, dan wordt het definitief en kunnen ze beslag leggen. Verzet u zich op tijd, dan moeten ze het bewijzen.',
  },
  'it.claim.reality-eviction': {
    says: 'Komt u niet naar de zitting, dan bevestigt de rechter de ontruiming. Komt u wel, dan kunt u betalen, tijd vragen of u verzetten.',
  },
  'it.claim.no-seizure': {
    says: 'Tenzij er „provvisoriamente esecutivo” staat, kunnen ze in de eerste 40 dagen niets in beslag nemen.',
  },
  'it.claim.no-locks': {
    says: 'Niemand kan u op de dag van de zitting uit huis zetten. De rechter bepaalt een datum, en een gerechtsdeurwaarder moet tien dagen vooraf waarschuwen.',
  },
  'it.claim.august': {
    says: 'Van 1 tot 31 augustus staan de meeste termijnen van de rechter stil. Wij rekenen daar niet op, voor de zekerheid.',
  },
  'it.claim.sixty-days': {
    says: 'Een betalingsbevel moet binnen 60 dagen na de datum bezorgd zijn. Zo niet, dan verliest het zijn kracht.',
  },
  'it.claim.deadline-order': {
    says: 'U hebt 40 dagen vanaf de dag dat het u bezorgd is. Wij tellen vanaf de datum ervan, voor de zekerheid.',
    action: 'Betalen, of u via een advocaat verzetten (opposizione)',
    consequence:
      'Het bevel wordt definitief en ze kunnen loon, rekening en spullen in beslag nemen.',
  },
  'it.claim.deadline-answer': {
    says: 'In een gewone zaak moet uw advocaat het antwoord 70 dagen vóór de zitting indienen.',
    action: 'Het antwoord (comparsa di risposta) via een advocaat indienen',
    consequence: 'U verliest het recht op sommige verweren.',
  },
  'it.claim.deadline-eviction': {
    says: 'De zitting is de dag die telt. Ga, ook zonder advocaat.',
    action: 'Naar de zitting gaan: betalen, tijd vragen of u verzetten',
    consequence: 'De rechter bevestigt de ontruiming.',
  },
  'it.claim.right-oppose': {
    says: 'U hebt het recht u tegen een betalingsbevel te verzetten. Dan begint een gewone zaak en moeten ze de schuld bewijzen.',
  },
  'it.claim.right-stop': {
    says: 'Kan het bevel meteen uitgevoerd worden? Dan kunt u de rechter om ernstige redenen vragen dat te stoppen.',
  },
  'it.claim.right-late': {
    says: 'Wist u het niet op tijd door een slechte bezorging? Dan kunt u zich laat verzetten. Vraag meteen een advocaat.',
  },
  'it.claim.right-unfair-terms': {
    says: 'Tegen een consument moet de rechter naar oneerlijke bedingen zoeken, en de zaak moet zijn waar u woont.',
  },
  'it.claim.right-legal-aid': {
    says: 'Met een laag inkomen hebt u recht op een gratis advocaat (patrocinio a spese dello Stato). Vraag de orde van advocaten (Ordine degli avvocati).',
  },
  'it.claim.right-small-claims': {
    says: 'Bij de vrederechter (giudice di pace) hebt u voor zaken tot € 1.100 geen advocaat nodig.',
  },
  'it.claim.right-grace': {
    says: 'Voor de huur van een woning kunt u op de zitting alles met rente en kosten betalen. Of vraag de rechter tot 90 dagen (termine di grazia).',
  },
  'it.claim.right-grace-long': {
    says: 'Het kunnen 120 dagen zijn als u werk verloor, ziek bent of echt in nood. U mag dit drie keer in vier jaar gebruiken, bij nood vier keer.',
  },
  'it.claim.right-twenty-days': {
    says: 'Tussen de dag dat u het ontruimingspapier kreeg en de zitting moeten minstens 20 dagen liggen.',
  },
  'it.claim.step-date': {
    says: 'Schrijf op welke dag het bezorgd is. Bewaar de envelop. Markeer de laatste dag.',
  },
  'it.claim.step-real': {
    says: 'Ga na of het echt is: de rechtbank, het zaaknummer (R.G.) en de advocaat. Bel de griffie op een nummer dat u zelf zoekt.',
  },
  'it.claim.step-lawyer': {
    says: 'Ga deze week naar een advocaat. Vraag de orde van advocaten gratis rechtshulp als uw inkomen laag is.',
  },
  'it.claim.step-hearing': {
    says: 'Ga naar de zitting en neem bewijs van betalingen en van uw nood mee. Vraag de rechter uitstel (termine di grazia).',
  },
  'it.claim.step-social': {
    says: 'Ga naar de sociale dienst en het huisvestingskantoor van uw gemeente. Vraag naar het fonds voor huurders met achterstand (morosità incolpevole).',
  },
  'it.claim.step-papers': {
    says: 'Verzamel bonnen, contract en brieven. Zeg wat niet klopt: betaald, te oud, niet van u, bedrag verkeerd.',
  },
  'it.claim.step-agree': {
    says: 'Bent u het schuldig? Bel hun advocaat en bied een plan aan vóór de laatste dag. Vraag het op papier.',
  },
  'it.claim.step-old': {
    says: 'Is de schuld te oud (prescritto)? Dan moet uw advocaat dat zeggen. De rechter zegt het niet voor u.',
  },
  'it.claim.option-defend': {
    says: 'Een advocaat dient het verzet of antwoord met uw redenen in. De andere kant moet de schuld bewijzen.',
    title: 'U verzetten',
    cost: 'Advocaat en griffierecht, of gratis rechtshulp.',
    time: '40 dagen bij een bevel. De zaak kan jaren duren.',
    risk: 'Verliest u, dan kunt u hun kosten betalen.',
    bestFor: 'Het is betaald, verkeerd, te oud, niet van u, of oneerlijk.',
  },
  'it.claim.option-defend-home': {
    says: 'Ga naar de zitting. Betaal alles, vraag uitstel (termine di grazia) of verzet u.',
    title: 'Uw woning redden',
    cost: 'Achterstallige huur, rente en kosten. Gratis rechtshulp met een laag inkomen.',
    time: 'Tot 90 of 120 dagen om te betalen.',
    risk: 'Mist u de nieuwe dag, dan wordt de ontruiming bevestigd.',
    bestFor: 'U wilt blijven of hebt tijd nodig.',
  },
  'it.claim.option-negotiate': {
    says: 'Bied aan in delen te betalen. Vraag dat de zaak eindigt.',
    title: 'Een akkoord sluiten',
    cost: 'Wat u afspreekt.',
    time: 'Enkele dagen. De tijd loopt door.',
    risk: 'Zonder akkoord op papier gaat de zaak door.',
    bestFor: 'U bent het schuldig en kunt in delen betalen.',
  },
  'it.claim.option-pay': {
    says: 'Betaal het bedrag en de kosten in het bevel binnen 40 dagen en bewaar bewijs.',
    title: 'Op tijd betalen',
    cost: 'Het bedrag, de rente en de kosten die de rechter bepaalde.',
    time: 'Vóór de laatste dag.',
    risk: 'Laag.',
    bestFor: 'U bent alles schuldig en kunt betalen.',
  },
  'it.claim.option-help': {
    says: 'Vraag de orde van advocaten van uw stad om rechtshulp.',
    title: 'Een gratis advocaat krijgen',
    cost: 'Niets met een laag inkomen.',
    time: 'Een bezoek deze week.',
    risk: 'Laat de tijd niet verlopen terwijl u wacht.',
    bestFor: 'Elk papier van de rechtbank.',
  },
  'it.claim.insight-silence': {
    says: 'Verzet u zich niet binnen 40 dagen, dan is het bevel zo sterk als een vonnis.',
    actionable: 'Ga ruim vóór de laatste dag naar een advocaat.',
  },
  'it.claim.insight-mediation': {
    says: 'Bij banken, verzekering en huur moet de schuldeiser na uw verzet bemiddeling beginnen. Doet hij dat niet, dan valt het bevel weg.',
    actionable: 'Vraag uw advocaat dat na te gaan.',
  },
  'it.claim.warning-no-ignore': {
    says: 'Negeer geen papier van de rechtbank. Het weigeren, of niet ophalen bij de post, stopt het niet.',
  },
  'it.claim.tactic-partial': {
    says: 'Bent u een deel schuldig? Betaal dat deel en verzet u tegen de rest.',
    risk: 'De rechter kan hen het niet betwiste deel laten innen.',
    notWhen: 'De hele schuld is te oud.',
  },
  'it.claim.element-warning': {
    says: 'Het bevel moet zeggen dat u zich binnen 40 dagen kunt verzetten en dat anders uitvoering volgt.',
    name: 'De waarschuwing van 40 dagen',
    ifMissing: 'Zeg uw advocaat dat de waarschuwing ontbreekt.',
  },
}
