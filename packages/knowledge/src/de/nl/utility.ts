/** The Dutch words of Germany: utility. */
import type { Words } from '@plainletter/contracts/rule'

export const UTILITY_NL: Words = {
  'de.supply.want': { says: 'Uw leverancier wil geld voor stroom, gas, warmte of water.' },
  'de.supply.want-cut': {
    says: 'Uw leverancier dreigt u wegens onbetaalde rekeningen af te sluiten. Een betalingsplan kan dat stoppen.',
  },
  'de.supply.who': {
    says: 'Dit is een bedrijf. Voor het geld heeft het een rechter nodig zoals elk ander, maar het kan onder strenge regels afsluiten.',
  },
  'de.supply.reality': {
    says: 'Voor afsluiten van stroom en gas zijn twee maandbedragen achterstand en minstens € 100 nodig. Bedragen die u met redenen betwistte, tellen niet.',
  },
  'de.supply.rights-summary': {
    says: 'U hebt vier weken na de dreiging en een brief acht werkdagen vóór het afsluiten. In de basislevering (Grundversorgung) hebt u een plan zonder rente.',
  },
  'de.supply.not-yet': {
    says: 'Ze kunnen stroom of gas niet meteen afsluiten. Eerst een dreiging, dan vier weken, dan een brief acht werkdagen vooraf.',
  },
  'de.supply.know-loan': {
    says: 'Het Jobcenter of sociale kantoor (Sozialamt) kan u geld voor energieschulden lenen, om afsluiten te stoppen.',
    learnMore: 'Neem de dreigbrief mee en vraag een lening voor energieschulden.',
  },
  'de.supply.option-plan': {
    says: 'Vraag de Abwendungsvereinbarung (plan tegen afsluiten). U kunt de schuld na het tekenen nog een maand betwisten.',
    title: 'Een plan zonder rente vragen',
    cost: 'De schuld in 6 tot 24 delen per maand.',
    time: 'Vandaag.',
    risk: 'Mist u een deel, dan kan het afsluiten doorgaan.',
    bestFor: 'U bent het schuldig en kunt niet alles ineens betalen.',
  },
  'de.supply.option-dispute': {
    says: 'Stuur de foto van de meter en zeg wat niet klopt. Gebruik dan de gratis geschillendienst.',
    title: 'De rekening betwisten',
    cost: 'Gratis.',
    time: 'Nu, het antwoord duurt tot vier weken.',
    risk: 'Betaal het deel dat klopt, anders krijgt u achterstand.',
    bestFor: 'Het verbruik of de prijs lijkt verkeerd.',
  },
  'de.supply.option-help': {
    says: 'Vraag een lening voor energieschulden en hulp bij gesprekken.',
    title: 'Jobcenter, sociaal kantoor of schuldhulp voor energie',
    cost: 'Gratis.',
    time: 'Deze week.',
    risk: 'Een lening moet u terugbetalen.',
    bestFor: 'Afsluiten is dichtbij en u hebt geen geld.',
  },
  'de.supply.right-proportion': {
    says: 'Geen afsluiting als zij leven of gezondheid in gevaar brengt, of als u toont dat u snel betaalt.',
  },
  'de.supply.right-plan': {
    says: 'In de basislevering (Grundversorgung) hebt u recht op delen zonder rente, meestal over 6 tot 18 maanden, boven € 300 over 12 tot 24.',
  },
  'de.supply.right-letter': {
    says: 'Ze moeten u acht werkdagen vóór het afsluiten een brief sturen, met de reden en de te verwachten kosten.',
  },
  'de.supply.right-back-on': {
    says: 'Is de reden weg, dan moet de levering zonder uitstel terug. Ze mogen alleen de echte kosten vragen.',
  },
  'de.supply.warn-ignore': {
    says: 'Doe iets vóór het afsluiten. De levering terugkrijgen kost meer en duurt.',
  },
  'de.supply.insight-estimate': {
    says: 'De rekening rust op een schatting van uw verbruik. U kunt eisen dat een echte meting telt.',
    actionable: 'Stuur een foto van de meter met de datum.',
  },
  'de.supply.change-enwg': {
    says: 'Sinds eind 2025 zijn de regels over afsluiten binnen en buiten de basislevering gelijk. Het recht op een plan is voor de basislevering.',
    was: 'De regels over afsluiten stonden in verordeningen voor de basislevering.',
    is: 'Ze staan nu in de energiewet (EnWG) en gelden voor alle huishoudcontracten.',
  },
  'de.supply.limitation': {
    says: 'Rekeningen voor stroom, gas en telefoon zijn na drie jaar te oud, geteld vanaf het einde van het jaar.',
    from: 'het einde van het jaar waarin de rekening betaald moest zijn',
    restartedBy: 'Een betaling of erkenning laat de drie jaar opnieuw beginnen.',
  },
}
