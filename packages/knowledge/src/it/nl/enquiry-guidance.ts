/** The Dutch words of Italy: enquiry guidance. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GUIDANCE_WORDS: Words = {
  'it.guide.step-debt-dates': {
    says: 'Zoek data. Een papier van de rechtbank heeft een laatste dag: 40 dagen voor een bevel, tien voor een waarschuwing (precetto). Doe dat eerst.',
  },
  'it.guide.step-debt-check': {
    says: 'Voordat u betaalt of iets erkent: ga na of de schuld van u is, of het bedrag klopt en wanneer u het laatst betaalde.',
  },
  'it.guide.step-debt-priority': {
    says: 'Maak een lijst van alle schulden. Zet huur of hypotheek, stroom, gas en belasting bovenaan.',
  },
  'it.guide.step-debt-advice': {
    says: 'Vraag advies aan een consumentenvereniging, een OCC of een gratis advocaat.',
  },
  'it.guide.right-debt-proof': {
    says: 'U hebt het recht bewijs te zien van de schuld en van wie zij is.',
  },
  'it.guide.right-debt-fifth': {
    says: 'Voor een gewone schuld mogen ze hoogstens een vijfde van het loon nemen.',
  },
  'it.guide.right-debt-lawyer': { says: 'Met een laag inkomen kunt u een gratis advocaat hebben.' },
  'it.guide.debt-title': {
    says: 'Een particuliere schuldeiser kan geen beslag leggen zonder bevel van de rechter en een waarschuwing (precetto).',
  },
  'it.guide.debt-old': {
    says: 'Schulden kunnen te oud zijn: twee jaar voor stroom, gas en water, vijf voor huur en telefoon, tien voor leningen.',
  },
  'it.guide.option-debt-dispute': {
    says: 'Schrijf en vraag het contract, de bedragen en de eigenaar.',
    title: 'Om bewijs vragen',
    cost: 'Een aangetekende brief of PEC.',
    time: 'Een uur.',
    risk: 'Laag, als u niets erkent.',
    bestFor: 'U twijfelt aan de schuld.',
  },
  'it.guide.option-debt-plan': {
    says: 'Bied aan wat u kunt betalen en vraag het ja op papier.',
    title: 'Een plan aanbieden',
    cost: 'Wat u aanbiedt.',
    time: 'Enkele dagen.',
    risk: 'Het erkent de schuld.',
    bestFor: 'U bent het schuldig.',
  },
  'it.guide.option-debt-occ': {
    says: 'Een rechter kan een plan maken of schulden kwijtschelden.',
    title: 'Naar een OCC gaan',
    cost: 'Een bedrag, vaak in het plan.',
    time: 'Enkele maanden.',
    risk: 'U moet al uw schulden en bezittingen noemen.',
    bestFor: 'U kunt ze niet allemaal betalen.',
  },
  'it.guide.step-home-read': {
    says: 'Zoek uw huurcontract: datum, duur, huur, en of het geregistreerd is.',
  },
  'it.guide.step-home-pay': { says: 'Blijf de huur op tijd betalen, per overschrijving.' },
  'it.guide.step-home-write': { says: 'Schrijf de verhuurder aangetekend of per PEC.' },
  'it.guide.step-home-union': { says: 'Vraag hulp aan een huurdersvereniging en de gemeente.' },
  'it.guide.right-home-judge': {
    says: 'U kunt uw woning alleen door een beslissing van een rechter verliezen.',
  },
  'it.guide.right-home-term': {
    says: 'Een vrij huurcontract loopt vier jaar plus vier, een met afgesproken huur drie plus twee.',
  },
  'it.guide.right-home-repair': { says: 'De verhuurder moet het grotere herstel doen.' },
  'it.guide.home-locks': {
    says: 'De verhuurder mag het slot niet veranderen of stroom of water afsluiten.',
  },
  'it.guide.home-grace': {
    says: 'Bij een ontruiming wegens huur kunt u de rechter tot 90 dagen vragen om te betalen.',
  },
  'it.guide.option-home-dispute': {
    says: 'Zeg wat de wet u geeft en wat u wilt.',
    title: 'De verhuurder schrijven',
    cost: 'Een aangetekende brief.',
    time: 'Een uur.',
    risk: 'De verhuurder kan naar de rechter gaan.',
    bestFor: 'De verhuurder breekt een regel.',
  },
  'it.guide.option-home-deal': {
    says: 'Bied schriftelijk een plan of een datum aan die u kunt nakomen.',
    title: 'Een akkoord sluiten',
    cost: 'Wat u afspreekt.',
    time: 'Enkele dagen.',
    risk: 'Doe wat u belooft.',
    bestFor: 'U bent huur schuldig of wilt verhuizen.',
  },
  'it.guide.option-home-help': {
    says: 'Een huurdersvereniging, de gemeente of een gratis advocaat.',
    title: 'Hulp vragen',
    cost: 'Niets of weinig.',
    time: 'Deze week.',
    risk: 'Geen.',
    bestFor: 'U bent bang uw woning te verliezen.',
  },
  'it.guide.step-work-dates': {
    says: 'Schrijf op welke dag u de brief kreeg. U hebt 60 dagen om een ontslag aan te vechten, vijf om een verwijt te beantwoorden.',
  },
  'it.guide.step-work-sign': {
    says: 'Teken alleen „per ricevuta” met de datum. Teken geen afstand van rechten.',
  },
  'it.guide.step-work-papers': {
    says: 'Verzamel contract, loonstroken, berichten en namen van getuigen.',
  },
  'it.guide.step-work-union': {
    says: 'Praat deze week met een vakbond, patronato of arbeidsadvocaat.',
  },
  'it.guide.right-work-letter': { says: 'Een ontslag moet schriftelijk zijn, met de redenen.' },
  'it.guide.right-work-naspi': { says: 'U kunt NASpI na elk ontslag vragen, binnen 68 dagen.' },
  'it.guide.right-work-tfr': {
    says: 'U krijgt TFR en niet genomen vakantie, wat de reden ook is.',
  },
  'it.guide.work-resign': {
    says: 'Niemand kan u op papier ontslag laten nemen: het telt alleen online.',
  },
  'it.guide.option-work-claim': {
    says: 'Een korte brief per aangetekende post of PEC is genoeg.',
    title: 'Het schriftelijk aanvechten',
    cost: 'Een aangetekende brief.',
    time: '60 dagen.',
    risk: 'U moet binnen 180 dagen nog iets doen.',
    bestFor: 'U bent het niet eens.',
  },
  'it.guide.option-work-talk': {
    says: 'Een akkoord daar is veilig voor beiden.',
    title: 'Schikken bij een vakbond of het arbeidsbureau',
    cost: 'Niets of weinig.',
    time: 'Enkele weken.',
    risk: 'Het is definitief.',
    bestFor: 'U wilt geld of een nieuw begin.',
  },
  'it.guide.option-work-help': {
    says: 'Een vakbond of gratis advocaat controleert het.',
    title: 'Hulp vragen',
    cost: 'Niets of weinig.',
    time: 'Deze week.',
    risk: 'Geen.',
    bestFor: 'U weet het niet zeker.',
  },
  'it.guide.step-buy-write': {
    says: 'Schrijf het bedrijf aangetekend of per PEC: wat er gebeurde, wat u wilt, voor wanneer.',
  },
  'it.guide.step-buy-papers': { says: 'Verzamel het contract, de rekening, berichten en foto’s.' },
  'it.guide.step-buy-bank': { says: 'Betaalde u en denkt u aan oplichting? Bel eerst uw bank.' },
  'it.guide.step-buy-adr': {
    says: 'Geen antwoord? Vraag bemiddeling met een consumentenvereniging, ARERA of AGCOM.',
  },
  'it.guide.right-buy-withdraw': {
    says: 'Op afstand gekocht? U hebt meestal 14 dagen om te annuleren.',
  },
  'it.guide.right-buy-guarantee': {
    says: 'Spullen hebben van de verkoper een wettelijke garantie van twee jaar.',
  },
  'it.guide.right-buy-unfair': { says: 'Oneerlijke bedingen binden u niet.' },
  'it.guide.buy-no-force': { says: 'Een bedrijf kan zonder rechter uw geld niet met dwang nemen.' },
  'it.guide.option-buy-complain': {
    says: 'Eerst het bedrijf, dan bemiddeling.',
    title: 'Klagen',
    cost: 'Een brief.',
    time: 'Een maand.',
    risk: 'Geen.',
    bestFor: 'Het bedrijf heeft ongelijk of zwijgt.',
  },
  'it.guide.option-buy-cancel': {
    says: 'Stuur schriftelijk een duidelijke annulering.',
    title: 'Annuleren',
    cost: 'Soms de verzending.',
    time: '14 dagen.',
    risk: 'Sommige spullen vallen erbuiten.',
    bestFor: 'U kocht op afstand.',
  },
  'it.guide.option-buy-court': {
    says: 'Tot € 1.100 kunt u alleen gaan.',
    title: 'Vrederechter (giudice di pace)',
    cost: 'Een klein bedrag.',
    time: 'Maanden.',
    risk: 'U kunt verliezen.',
    bestFor: 'Niets anders werkte.',
  },
}
