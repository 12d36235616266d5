/** What can still be done about debts and a rented home when the day is over: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_DEBTS_NL: Words = {
  'jp.late.order-reality': {
    says: 'Geteld vanaf het papier zijn de twee weken voorbij. Maar u kunt nog bezwaar maken tot het uitvoerbaar is verklaard (仮執行宣言).',
  },
  'jp.late.order-step': {
    says: 'Stuur het bezwaar (督促異議) toch vandaag. Zoek zelf het nummer van de rechtbank en vraag of het uitvoerbaar is verklaard (仮執行宣言).',
  },
  'jp.late.order-option': {
    says: 'Eén regel dat u het niet eens bent is genoeg. Na een tweede papier (仮執行宣言付) hebt u nog eens twee weken.',
    title: 'Ook nu bezwaar maken (督促異議)',
    cost: 'Gratis.',
    time: 'Vandaag, voor de verklaring.',
    risk: 'Na het tweede papier kan er meteen beslag komen op loon of bank.',
    bestFor: 'U betwist het, of hebt delen nodig.',
  },
  'jp.late.provisional-reality': {
    says: 'De twee weken lijken voorbij. Het bevel werkt nu meestal als een vonnis. Een schuld die betaald of te oud is, kunt u nog aanvechten.',
  },
  'jp.late.provisional-step': {
    says: 'Op welke dag kwam het aan? Binnen twee weken: maak vandaag bezwaar. Later: vraag vandaag Houterasu of een advocaat naar een zaak om het te stoppen (請求異議の訴え).',
  },
  'jp.late.provisional-right': {
    says: 'Een betalingsbevel (支払督促) beslist niet wie gelijk heeft. Ook als het vaststaat, kunt u meestal nog zeggen dat de schuld al te oud was. Daarvoor moet u een zaak beginnen.',
  },
  'jp.late.suit-reality': {
    says: 'De dag voor het antwoord of de zitting lijkt voorbij. Zei u niets, dan heeft de rechter misschien beslist zoals de ander vroeg.',
  },
  'jp.late.suit-step': {
    says: 'Zoek zelf het nummer van de rechtbank en bel vandaag met het zaaknummer (事件番号). Nog niet beslist? Stuur meteen uw antwoord (答弁書) en vraag een nieuwe dag.',
  },
  'jp.late.suit-option': {
    says: 'Ga in hoger beroep (控訴) bij de rechtbank die besliste. Na een kleine zaak is het bezwaar (異議).',
    title: 'Hoger beroep, als zonder u is beslist',
    cost: 'Zegels. Gratis advies bij een laag inkomen.',
    time: 'Twee weken nadat het vonnis u bereikte.',
    risk: 'Het kan intussen vaak worden uitgevoerd.',
    bestFor: 'U hebt een reden waarom de eis niet klopt.',
  },
  'jp.late.judgment-reality': {
    says: 'Geteld vanaf de datum zijn de twee weken voor beroep voorbij. Ze lopen vanaf de dag dat het u bereikte. Een regeling en schuldhulp kunnen nog.',
  },
  'jp.late.judgment-step': {
    says: 'Op welke dag bereikte het vonnis u? Binnen twee weken: vandaag een advocaat. Later: bied schriftelijk delen aan, en vraag Houterasu naar schuldhulp.',
  },
  'jp.late.no-fault': {
    says: 'Kon u er echt niets aan doen, zoals bij een ramp? U kunt het nog doen binnen een week nadat dat voorbij is. Vraag een advocaat.',
  },
  'jp.late.seize-step': {
    says: 'Bel vandaag de rechtbank. Ook als de weken voorbij zijn: vraag om minder te nemen van het loon dat nog komt (差押範囲の変更).',
  },
  'jp.late.seize-option': {
    says: 'Vraag de rechter minder te nemen van wat nog komt. Wat al is uitbetaald, is meestal weg.',
    title: 'Vraag vanaf nu een kleiner beslag',
    cost: 'Kleine kosten.',
    time: 'Vandaag.',
    risk: 'De rechter kan weigeren.',
    bestFor: 'U kunt niet leven van de rest.',
  },
  'jp.late.demand-step': {
    says: 'De dag in de brief verandert weinig: alleen een rechter kan hen iets laten nemen. Zoek eerst de datum van uw laatste betaling. Antwoord dan schriftelijk.',
  },
  'jp.late.claim-step': {
    says: 'De dag in de brief is voorbij, maar alleen een rechter kan u laten betalen. Teken en betaal nu niets. Laat hem vandaag aan een advocaat zien, die antwoordt.',
  },
  'jp.late.claim-option': {
    says: 'Een advocaat schrijft wat niet klopt, of biedt minder om alles te beëindigen (示談).',
    title: 'Ook nu via een advocaat antwoorden',
    cost: 'Gratis advies bij een laag inkomen.',
    time: 'Deze week.',
    risk: 'Ze kunnen naar de rechter gaan.',
    bestFor: 'U betwist het, of het is te veel.',
  },
  'jp.late.home-step': {
    says: 'Blijf, ook al is de dag voorbij, en teken geen papier om te vertrekken (退去合意書). Schrijf vandaag dat u wilt blijven huren, en blijf betalen.',
  },
  'jp.late.rent-reality': {
    says: 'De betaaldag is voorbij, dus de verhuurder kan zeggen dat de huur is geëindigd. Een rechter beslist of dat klopt. Tot dan kunt u blijven.',
  },
  'jp.late.rent-step': {
    says: 'Betaal vandaag alle achterstand, ook nu nog, en bewaar bewijs. Kan dat niet, betaal een deel en bied data aan. Een rechter kijkt hoe lang, en waarom.',
  },
  'jp.late.rent-option': {
    says: 'Betaal nu alle achterstand. Hoe meer er voor de rechter is betaald, hoe moeilijker de huur eindigt.',
    title: 'Betaal de achterstand nu',
    cost: 'Wat u schuldig bent.',
    time: 'Vandaag.',
    risk: 'De verhuurder kan toch naar de rechter gaan.',
    bestFor: 'U kunt betalen en wilt blijven.',
  },
}
