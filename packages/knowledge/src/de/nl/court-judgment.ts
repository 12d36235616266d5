/** Judgments: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_JUDGMENT_NL: Words = {
  'de.judgment.what-default': {
    says: 'De rechter besliste tegen u omdat u niet antwoordde of niet kwam. U kunt binnen twee weken bezwaar maken.',
  },
  'de.judgment.what-judgment': {
    says: 'Een rechter heeft beslist. Het papier zegt wie wat moet betalen of doen.',
  },
  'de.judgment.who': {
    says: 'Dit komt van een rechtbank. De andere kant kan het met een gerechtsdeurwaarder (Gerichtsvollzieher) uitvoeren.',
  },
  'de.judgment.reality-judgment': {
    says: 'Het geldt tenzij u op tijd in beroep gaat. U kunt nog steeds om delen vragen.',
  },
  'de.judgment.rights': {
    says: 'Ook nu is het geld veilig dat u nodig hebt om te leven: een deel van uw loon, uw beschermde rekening en basisdingen.',
  },
  'de.judgment.not-yet': {
    says: 'Niemand mag uw woning doorzoeken zonder uw ja of een bevel van een rechter. Uw beschermde inkomen blijft van u.',
  },
  'de.judgment.know-thirty': {
    says: 'Een titel geldt 30 jaar. Wie hem in kleine bedragen betaalt, of een insolventie van drie jaar doorloopt, kan eerder vrij zijn.',
    learnMore: 'Vraag een gratis schuldhulpbureau welke weg bij u past.',
  },
  'de.judgment.deadline-default': {
    says: 'U hebt twee weken vanaf de betekening voor bezwaar tegen een verstekvonnis. Zet uw redenen er meteen in.',
    action: 'Uw bezwaar (Einspruch) met uw redenen sturen',
    consequence: 'Het vonnis wordt definitief.',
  },
  'de.judgment.deadline-appeal': {
    says: 'Beroep moet binnen één maand na de betekening komen, via een advocaat. Het moet om meer dan € 1.000 gaan, of het vonnis moet het toestaan.',
    action: 'Een advocaat beroep (Berufung) bij de hogere rechter laten instellen',
    consequence: 'Het vonnis wordt definitief.',
  },
  'de.judgment.step-account': {
    says: 'Maak nu van uw bankrekening een beschermde rekening (P-Konto). Dan is het basisbedrag van elke maand veilig.',
  },
  'de.judgment.step-lawyer': {
    says: 'Ga meteen met het vonnis naar een advocaat als u in beroep wilt. Eén maand is kort.',
  },
  'de.judgment.step-offer': {
    says: 'Bent u het schuldig? Bied de andere kant nu delen aan. Ook de gerechtsdeurwaarder kan een plan tot een jaar afspreken.',
  },
  'de.judgment.step-check': {
    says: 'Ga ook de betekening na. Was het uw adres? Kreeg u het eerste bevel nooit, zeg dat dan en bewijs het.',
  },
  'de.judgment.step-advice': {
    says: 'Meer schulden? Vraag gratis schuldhulp naar een schikking of privé-insolventie, die na drie jaar eindigt.',
  },
  'de.judgment.option-appeal': {
    says: 'Vraag een advocaat het vonnis na te gaan en op tijd beroep in te stellen.',
    title: 'Via een advocaat in beroep gaan',
    cost: 'Kosten van rechter en advocaat. Rechtshulp is mogelijk.',
    time: 'Eén maand vanaf de betekening.',
    risk: 'Verliest u, dan betaalt u de kosten van beide kanten.',
    bestFor: 'Het gaat om meer dan € 1.000 en er is een duidelijke fout.',
  },
  'de.judgment.option-rates': {
    says: 'Bied aan wat u elke maand kunt volhouden. Vraag op papier de belofte intussen niet uit te voeren.',
    title: 'Betaling in delen aanbieden',
    cost: 'Het verschuldigde bedrag met rente.',
    time: 'Eén brief of telefoontje.',
    risk: 'Het plan eindigt als u twee weken te laat bent.',
    bestFor: 'De schuld klopt en u hebt wat inkomen.',
  },
  'de.judgment.option-help': {
    says: 'Een schuldhulpverlener kan uw beschermde bedragen bevestigen en een uitweg plannen.',
    title: 'Naar een schuldhulpverlener gaan',
    cost: 'Gratis.',
    time: 'Bel nu, vaak is er een wachttijd.',
    risk: 'Geen, maar termijnen in het papier lopen door terwijl u wacht.',
    bestFor: 'U kunt niet betalen of hebt veel schulden.',
  },
  'de.judgment.right-restore': {
    says: 'Miste u de tijd buiten uw schuld? Vraag herstel (Wiedereinsetzung) binnen twee weken nadat de hindernis weg was.',
  },
  'de.judgment.right-income': {
    says: 'Tot 30 juni 2027 is minstens € 1.587,40 van uw nettoloon per maand veilig. Met kinderen of een echtgenoot die u onderhoudt is het meer.',
  },
  'de.judgment.right-things': {
    says: 'Dingen voor een bescheiden huis en voor uw werk kunnen niet genomen worden.',
  },
  'de.judgment.right-account': {
    says: 'U hebt recht op een beschermde rekening (P-Konto), ook als de rekening rood staat.',
  },
  'de.judgment.warn-fraud-claim': {
    says: 'Het papier noemt een opzettelijke fout (unerlaubte Handlung). Bestrijd dat woord als het niet waar is: het overleeft insolventie en vermindert uw bescherming.',
  },
  'de.judgment.insight-costs': {
    says: 'Kosten van uitvoering komen er alleen bij als ze nodig waren. U mag elke rekening vragen.',
    actionable: 'Vraag een lijst van de eis: hoofdsom, rente per datum, kosten, betalingen.',
  },
  'de.judgment.insight-interest': {
    says: 'Rente die na de titel ontstaat, is na drie jaar te oud. Oude rente staat vaak nog op de rekening.',
    actionable: 'Beroep u op verjaring voor rente van meer dan drie volle jaren geleden.',
  },
  'de.judgment.myth-three-years': {
    says: 'Een titel van de rechter is niet na drie jaar te oud. Hij geldt 30 jaar. Alleen latere rente eindigt na drie.',
  },
  'de.judgment.limitation-title': {
    says: 'Een eis met een titel van de rechter is na 30 jaar te oud.',
    from: 'de dag waarop het vonnis of bevel definitief werd',
    restartedBy: 'Elke betaling en elke handeling van uitvoering laat de 30 jaar opnieuw beginnen.',
  },
}
