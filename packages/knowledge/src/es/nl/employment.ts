/** Letters of employers that end a job: reasons, times, sums and papers: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const EMPLOYMENT_NL: Words = {
  'es.work.want': {
    says: 'Uw werkgever beëindigt uw baan, en zegt vanaf welke dag.',
  },
  'es.work.who': {
    says: 'Dit is uw werkgever. Hij beslist eerst, maar een rechter kan zeggen dat het fout was.',
  },
  'es.work.rights': {
    says: 'U kunt het aanvechten, uw eindafrekening krijgen, en meteen een uitkering (paro) vragen.',
  },
  'es.work.reality': {
    says: 'Een brief is niet het laatste woord. Is de reden niet bewezen, dan moeten ze u terugnemen of betalen.',
  },
  'es.work.no-sign': {
    says: 'U verliest uw recht niet door te tekenen dat u de brief kreeg. Schrijf er ‘no conforme’ en de datum bij.',
  },
  'es.work.deadline-challenge': {
    says: 'U hebt 20 werkdagen vanaf de laatste werkdag om het aan te vechten. Wij tellen vanaf de brief, voor de zekerheid. Augustus telt mee.',
    action: 'Dien het bemiddelingsverzoek in (papeleta de conciliación)',
    consequence: 'U kunt het ontslag niet meer aanvechten.',
  },
  'es.work.right-letter': {
    says: 'U hebt recht op een brief met de feiten en de dag van ingang. Zonder die is het ontslag niet eerlijk (improcedente).',
  },
  'es.work.right-thirty-three': {
    says: 'Vindt een rechter het oneerlijk, dan neemt het bedrijf u terug of betaalt 33 dagen per jaar, tot 24 maanden.',
  },
  'es.work.right-null': {
    says: 'Was het om zwangerschap, zorg voor een kind, ziekte of een klacht van u, dan kan het nietig zijn. Dan gaat u terug met uw gemiste loon.',
  },
  'es.work.right-hearing': {
    says: 'Voor een disciplinair ontslag moeten ze u uw kant laten geven. De hoogste rechter (Tribunal Supremo) zegt dat sinds november 2024.',
  },
  'es.work.right-final-pay': {
    says: 'U hebt recht op loon tot de laatste dag, niet genomen vakantie, en uw deel van de extra betalingen (finiquito).',
  },
  'es.work.right-rep': {
    says: 'U mag vragen dat een werknemersvertegenwoordiger erbij is als u de eindafrekening tekent.',
  },
  'es.work.right-no-lawyer': {
    says: 'Voor bemiddeling of de eerste arbeidsrechter hebt u geen advocaat nodig. Werknemers hebben daar recht op gratis rechtshulp.',
  },
  'es.work.option-appeal': {
    title: 'Vecht het ontslag aan',
    says: 'Ga naar de bemiddeling en, zonder afspraak, naar de arbeidsrechter.',
    cost: 'Niets voor het verzoek. Een advocaat, een vakbond of gratis rechtshulp.',
    time: '20 werkdagen om in te dienen. De zaak duurt maanden.',
    risk: 'Laag. Bij de arbeidsrechter betaalt meestal ieder zijn eigen kosten.',
    bestFor: 'De reden is niet waar, niet bewezen, of de bedragen zijn te laag.',
  },
  'es.work.option-negotiate': {
    title: 'Regel het in de bemiddeling',
    says: 'Vraag meer geld of een betere reden. Een afspraak daar heeft de kracht van een vonnis.',
    cost: 'Niets.',
    time: 'Enkele weken.',
    risk: 'Eenmaal getekend is het definitief.',
    bestFor: 'U wilt niet terug.',
  },
  'es.work.option-help': {
    title: 'Krijg hulp',
    says: 'Een vakbond of gratis advocaat kijkt de brief en de bedragen na.',
    cost: 'Gratis of goedkoop voor leden. Gratis rechtshulp voor werknemers bij de rechter.',
    time: 'Deze week.',
    risk: 'Geen.',
    bestFor: 'U bent niet zeker.',
  },
  'es.work.option-accept': {
    title: 'Aanvaard het',
    says: 'Neem het geld, teken ‘no conforme’ bij twijfel, en vraag de uitkering.',
    cost: 'Niets.',
    time: 'Nu.',
    risk: 'Na 20 werkdagen kunt u het niet meer aanvechten.',
    bestFor: 'De reden is echt en de bedragen kloppen.',
  },
  'es.work.insight-vague': {
    says: 'Een brief die alleen ‘lage prestaties’ zegt, zonder feiten of data, is zwak.',
    actionable: 'Verklaar u nu niet schriftelijk. Laat een advocaat het gebruiken.',
  },
  'es.work.insight-trial': {
    says: 'In de proeftijd kunnen ze zonder reden stoppen, maar niet om zwangerschap of andere verboden redenen.',
    actionable: 'Kijk of de proeftijd op papier staat en niet te lang is.',
  },
  'es.work.warning-finiquito': {
    says: 'Teken niet dat alles is geregeld (saldo y finiquito) als u aan de bedragen twijfelt. Schrijf er ‘no conforme’ bij.',
  },
  'es.work.element-facts': {
    name: 'De feiten en de dag',
    says: 'De brief moet de feiten noemen en de dag dat de baan eindigt.',
    ifMissing: 'Zeg het uw advocaat. Zonder feiten of datum is het ontslag meestal oneerlijk.',
  },
  'es.work.element-sum': {
    name: 'De vergoeding',
    says: 'Een objectief ontslag moet 20 dagen per jaar voor u klaarleggen.',
    ifMissing: 'Noteer dat geen geld is aangeboden en zeg het uw advocaat.',
  },
}
