/** Letters of landlords: rent owed, repairs, charges, deposits and the way to a court: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const HOUSING_WORDS: Words = {
  'it.home.want-rent': {
    says: 'Uw verhuurder zegt dat u huur of kosten schuldig bent, en vraagt u te betalen.',
  },
  'it.home.want-rent-demand': {
    says: 'Uw verhuurder zegt dat u huur of kosten schuldig bent, en vraagt u te betalen.',
  },
  'it.home.who': {
    says: 'Dit is uw verhuurder (locatore), of een advocaat of makelaar voor de verhuurder. Het is geen rechtbank.',
  },
  'it.home.rights': {
    says: 'U mag blijven totdat een rechter u beveelt te vertrekken. U kunt betalen, het betwisten, tijd vragen, en met een laag inkomen een gratis advocaat hebben.',
  },
  'it.home.reality': {
    says: 'Een brief beëindigt uw woning niet. Alleen een rechter kan u laten vertrekken, en alleen een gerechtsdeurwaarder kan het uitvoeren.',
  },
  'it.home.no-locks': {
    says: 'Uw verhuurder mag het slot niet veranderen, stroom of water afsluiten, of zonder uw ja binnenkomen. Bel de politie als het gebeurt.',
  },
  'it.home.unregistered': {
    says: 'Is het huurcontract niet geregistreerd? Dan kan de verhuurder niet meer dan de geregistreerde huur eisen, en hebt u extra rechten.',
  },
  'it.home.right-judge': {
    says: 'U hebt het recht door een rechter gehoord te worden voordat u uw woning verliest.',
  },
  'it.home.right-grace': {
    says: 'Dagen ze u wegens de huur van een woning? Dan kunt u op de zitting alles betalen. Of vraag de rechter tot 90 dagen (termine di grazia).',
  },
  'it.home.right-rise': {
    says: 'Huur mag tijdens het contract alleen stijgen zoals het schriftelijke contract zegt, meestal naar ISTAT. Met de vlakke belasting (cedolare secca) mag zij niet stijgen.',
  },
  'it.home.right-deposit': {
    says: 'De waarborgsom mag hoogstens drie maanden huur zijn, met jaarlijkse rente. U krijgt haar aan het einde terug, min bewezen schade.',
  },
  'it.home.right-charges': {
    says: 'Van gedeelde kosten betaalt u alleen wat de wet of het contract bij u legt. U mag eerst de rekeningen zien.',
  },
  'it.home.right-repairs': { says: 'De verhuurder moet het herstel doen, behalve klein herstel.' },
  'it.home.option-dispute': {
    says: 'Zeg de verhuurder dat de opzegging te laat is, geen wettelijke reden heeft, of dat het bedrag niet klopt.',
    title: 'Schriftelijk nee zeggen',
    cost: 'Een aangetekende brief.',
    time: 'Een uur.',
    risk: 'De verhuurder kan naar de rechter gaan.',
    bestFor: 'De opzegging of het bedrag klopt niet.',
  },
  'it.home.option-negotiate': {
    says: 'Bied een plan voor de huur aan, of een vertrekdatum die u kunt nakomen.',
    title: 'Een akkoord sluiten',
    cost: 'Wat u afspreekt.',
    time: 'Enkele dagen.',
    risk: 'Een belofte die u niet kunt nakomen, maakt het erger.',
    bestFor: 'U bent huur schuldig, of wilt rustig vertrekken.',
  },
  'it.home.option-pay': {
    says: 'Betaal alles voordat ze naar de rechter gaan.',
    title: 'De achterstallige huur betalen',
    cost: 'De achterstallige huur.',
    time: 'Nu.',
    risk: 'Laag.',
    bestFor: 'U bent het schuldig en kunt aan het geld komen.',
  },
  'it.home.option-help': {
    says: 'Een huurdersvereniging, de gemeente of een gratis advocaat.',
    title: 'Hulp vragen',
    cost: 'Gratis of een klein bedrag.',
    time: 'Een bezoek deze week.',
    risk: 'Geen.',
    bestFor: 'U bent bang uw woning te verliezen.',
  },
  'it.home.insight-one-month': {
    says: 'Eén maand die 20 dagen niet betaald is, is genoeg om naar de rechter te gaan.',
    actionable: 'Betaal eerst de oudste maand en bewaar bewijs.',
  },
  'it.home.tactic-offer-rent': {
    says: 'Weigert de verhuurder de huur? Stuur haar per overschrijving of postwissel, met bewijs.',
    risk: 'Een klein bedrag aan kosten.',
    notWhen: 'De overschrijving lukt: dan is het niet nodig.',
  },
  'it.home.know-demand': {
    says: 'Een schriftelijke eis om huur zet u in verzuim. Er loopt rente, en de vijf jaar waarna huur verjaart beginnen opnieuw.',
  },
}
