/** The Dutch words of the rows in ../court-judgment.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_JUDGMENT_WORDS: Words = {
  'fr.judgment.want': {
    says: 'Een rechter heeft beslist. Het stuk zegt wat u moet betalen of doen.',
  },
  'fr.judgment.who': {
    says: 'De beslissing komt van een rechtbank. Meestal brengt een gerechtsdeurwaarder (commissaire de justice) ze u.',
  },
  'fr.judgment.reality': {
    says: 'Het is ernstig, maar u hebt nog wegen: hoger beroep, tijd om te betalen, of hulp bij te veel schulden.',
  },
  'fr.judgment.rights-summary': {
    says: 'U mag op tijd in hoger beroep, tijd vragen om te betalen en houden wat de wet beschermt.',
  },
  'fr.judgment.not-yet': {
    says: 'Ze kunnen geen beslag leggen voor een deurwaarder u het vonnis betekent (signification).',
  },
  'fr.judgment.know-lapse': {
    says: 'Was u er niet bij en wordt het pas na meer dan zes maanden betekend, dan heeft het misschien geen kracht.',
    learnMore: 'Vergelijk de datum van het vonnis met de datum van de betekening.',
  },
  'fr.judgment.deadline-appeal': {
    says: 'U hebt één maand vanaf de betekening voor hoger beroep (appel), of voor verzet tegen een verstekvonnis (opposition).',
    action: 'In hoger beroep gaan tegen het vonnis (appel)',
    consequence: 'Daarna is het vonnis definitief.',
  },
  'fr.judgment.deadline-order': {
    says: 'U hebt één maand vanaf de betekening om in verzet te gaan tegen een betalingsbevel (injonction de payer).',
    action: 'In verzet gaan tegen het betalingsbevel (opposition)',
    consequence: 'Doet u niets, dan kan het bevel worden uitgevoerd.',
  },
  'fr.judgment.deadline-fifteen': {
    says: 'U hebt maar 15 dagen voor beroep tegen een spoedbeslissing (référé) of een beslissing van de executierechter.',
    action: 'In beroep gaan tegen de beslissing (appel)',
    consequence: 'Daarna is ze voorlopig definitief.',
  },
  'fr.judgment.step-read': {
    says: 'Lees de laatste bladzijde: wat u moet betalen, aan wie, en hoe u in beroep gaat. Noteer de dag waarop u het kreeg.',
  },
  'fr.judgment.step-advice': {
    says: 'Ga voor hoger beroep meteen naar een advocaat of een point-justice (3039). Bij een laag inkomen betaalt de staat.',
  },
  'fr.judgment.step-call-officer': {
    says: 'Schrijf de deurwaarder of de schuldeiser en bied een maandbedrag aan voor ze beslag leggen.',
  },
  'fr.judgment.step-overdebt': {
    says: 'Hebt u veel schulden, dien dan een dossier in bij de Banque de France (surendettement). Het is gratis en kan beslag stoppen.',
  },
  'fr.judgment.step-pay': {
    says: 'Betaal zo snel u kunt. Twee maanden nadat het vonnis uitvoerbaar wordt, stijgt de rente met vijf punten.',
  },
  'fr.judgment.step-appeal': {
    says: 'Kijk naar het bedrag van de zaak. Tot €5.000 kennen de meeste vonnissen geen hoger beroep, alleen de hoogste rechter (cassation).',
  },
  'fr.judgment.right-appeal': {
    says: 'U hebt het recht om tegen de meeste grotere vonnissen binnen één maand in hoger beroep (appel) te gaan. Het stuk zegt of het kan.',
  },
  'fr.judgment.right-time': {
    says: "Na een bevel tot betalen of een beslag kan de executierechter (juge de l'exécution) u nog tijd geven.",
  },
  'fr.judgment.right-floor': {
    says: 'Een basisbedrag moet op uw rekening blijven, ongeveer €650 (solde bancaire insaisissable).',
  },
  'fr.judgment.right-goods': {
    says: 'Op uw bed, kleren, tafel, koelkast, wasmachine en werkgereedschap mag geen beslag worden gelegd.',
  },
  'fr.judgment.option-appeal': {
    title: 'In hoger beroep gaan',
    says: "Een advocaat stuurt het beroep (appel) op tijd naar het hof (cour d'appel).",
    cost: 'Een advocaat, tenzij u rechtshulp (aide juridictionnelle) hebt.',
    time: 'Eén maand om te beginnen. Een jaar of meer.',
    risk: 'U moet intussen vaak betalen, en de kosten kunnen groeien.',
    bestFor: 'De rechter had het duidelijk fout.',
  },
  'fr.judgment.option-plan': {
    title: 'Een plan afspreken',
    says: "Bied de deurwaarder of schuldeiser een maandbedrag aan. Weigeren ze, vraag het dan de executierechter (juge de l'exécution).",
    cost: 'Wat u kunt missen.',
    time: 'Een brief, dan enkele weken.',
    risk: 'Hou u eraan.',
    bestFor: 'U aanvaardt het vonnis.',
  },
  'fr.judgment.option-overdebt': {
    title: 'Hulp bij te veel schulden vragen',
    says: 'Dien een dossier in bij de Banque de France (surendettement). Wordt het aanvaard, dan stopt beslag terwijl er een plan komt.',
    cost: 'Niets.',
    time: 'Tot drie maanden voor het antwoord.',
    risk: 'U staat op een lijst van mensen met betalingsproblemen.',
    bestFor: 'U kunt niet al uw schulden betalen.',
  },
  'fr.judgment.warn-ten-years': {
    says: 'Een vonnis kan tien jaar lang worden uitgevoerd. Wachten doet het niet verdwijnen.',
  },
  'fr.judgment.step-costs': {
    says: 'Controleer elk bedrag: de schuld, de rente, de kosten (dépens) en de som voor de advocaat van de ander (article 700).',
  },
}
