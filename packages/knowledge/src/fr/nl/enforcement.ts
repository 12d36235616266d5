/** Acts of an enforcement officer (commissaire de justice) in general, and the demand to pay: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENFORCEMENT_WORDS: Words = {
  'fr.officer.who': {
    says: 'Een commissaire de justice (vroeger: huissier) is een gerechtsdeurwaarder met een openbaar ambt. Hij mag uitspraken van de rechter uitvoeren.',
  },
  'fr.officer.want-pay': { says: 'Ze willen dat u nu betaalt, anders begint het beslag.' },
  'fr.officer.reality-no-title': {
    says: 'Wij zien in deze brief geen vonnis of andere titel. Zonder titel kan de deurwaarder alleen vragen, zoals elk incassobureau.',
  },
  'fr.officer.reality-title': {
    says: 'De brief spreekt van een vonnis of titel, dus misschien mag het worden uitgevoerd. U hebt nog rechten, een rechter en termijnen aan uw kant.',
  },
  'fr.officer.rights-summary': {
    says: "U mag de titel zien, basisgeld en basisspullen houden, tijd vragen en naar de executierechter (juge de l'exécution) gaan.",
  },
  'fr.officer.not-yet-none': {
    says: 'Zonder titel kunnen ze niet binnenkomen, geen spullen nemen en niet aan uw loon komen.',
  },
  'fr.officer.know-officer': {
    says: 'Bent u weg of weigert u, dan heeft een deurwaarder een titel nodig. Ook moeten de politie, iemand van de burgemeester of twee getuigen erbij zijn.',
    learnMore:
      'Hij mag van 6 tot 21 uur komen, niet op zondag of feestdagen, tenzij een rechter het toestaat. ’s Nachts nooit in een woning.',
  },
  'fr.officer.right-title': {
    says: 'Geen beslag zonder executoriale titel (titre exécutoire). U hebt recht op een kopie.',
  },
  'fr.officer.right-hours': {
    says: 'Een deurwaarder mag van 6 tot 21 uur optreden, nooit op zondag of feestdagen, tenzij een rechter het toestaat. ’s Nachts nooit in een woning.',
  },
  'fr.officer.right-time': {
    says: "Na het bevel tot betalen kunt u de executierechter (juge de l'exécution) om hoogstens twee jaar vragen.",
  },
  'fr.officer.option-plan': {
    title: 'Een plan afspreken met de deurwaarder',
    says: 'Bied schriftelijk een maandbedrag aan, met uw budget.',
    cost: 'Wat u kunt missen.',
    time: 'Een dag of twee.',
    risk: 'Houdt u zich er niet aan, dan lopen de kosten door.',
    bestFor: 'U bent het schuldig en hebt tijd nodig.',
  },
  'fr.officer.option-judge': {
    title: 'Naar de executierechter gaan',
    says: "Vecht het beslag aan of vraag tijd (juge de l'exécution). Een bankbeslag vecht u aan met een dagvaarding (assignation), vraag dus juridische hulp.",
    cost: 'Een stuk van de deurwaarder; rechtshulp (aide juridictionnelle) kan het betalen.',
    time: 'Meteen. Bankbeslag: binnen een maand.',
    risk: 'Kosten als u verliest.',
    bestFor: 'Er is geen titel, het bedrag is fout, of geld is beschermd.',
  },
  'fr.officer.option-overdebt': {
    title: 'Hulp bij te veel schulden vragen',
    says: 'De Banque de France neemt uw dossier (surendettement) gratis aan. Is het aanvaard, dan stopt beslag.',
    cost: 'Niets.',
    time: 'Tot drie maanden.',
    risk: 'U staat op een lijst van mensen met betalingsproblemen.',
    bestFor: 'U hebt meer schulden dan u kunt betalen.',
  },
  'fr.officer.warn-fake': {
    says: 'Sommige bedrijven bootsen een deurwaarder na. Controleer de naam op de openbare lijst van commissaires de justice.',
  },
  'fr.officer.insight-small': {
    says: 'Dit is de eenvoudige procedure voor schulden tot €5.000. U mag weigeren, en één maand stilte is nee.',
    actionable:
      'Weiger als de schuld fout of oud is. Aanvaardt u, dan wordt de afspraak een titel.',
  },
  'fr.officer.element-title': {
    name: 'De executoriale titel (titre exécutoire)',
    says: 'Het stuk moet het vonnis of de andere titel noemen waarop het steunt.',
    ifMissing:
      'Wij zien geen titel. Vraag: „Quel titre avez-vous ? Envoyez-moi une copie.” Dat betekent: welke titel hebt u? Stuur me een kopie.',
  },
  'fr.officer.element-count': {
    name: 'Een berekening van schuld, kosten en rente',
    says: 'Het stuk moet schuld, kosten en rente apart tonen.',
    ifMissing: 'Wij zien geen duidelijke berekening. Vraag die schriftelijk.',
  },
  'fr.officer.myth-force': {
    says: 'Zonder titel mag niemand binnenkomen. Met een titel en als u weg bent, heeft een deurwaarder de politie, een gekozen bestuurder of twee getuigen nodig.',
  },
}
