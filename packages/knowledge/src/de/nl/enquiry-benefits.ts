/** Questions about benefits that an office refuses, cuts or wants back: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BENEFITS_NL: Words = {
  'de.ask-debt.jobcenter-back': {
    says: 'Maak binnen één maand schriftelijk bezwaar. Eén zin is genoeg. Was de fout van hen en kon u die niet weten, dan mag u het houden.',
  },
  'de.ask-debt.jobcenter-cut': {
    says: 'Maak binnen één maand bezwaar. Hebt u geen geld om van te leven, vraag de sociale rechter dan een spoedbevel (Eilantrag). Het is gratis.',
  },
  'de.ask-debt.benefit-refused': {
    says: 'Maak bezwaar (Widerspruch) binnen een maand nadat de brief kwam. Eén ondertekende zin op papier is genoeg, redenen mogen later. Staat er in de brief niets over, dan hebt u een jaar. In nood vraagt u de sociale rechter om een spoedmaatregel. Dat is gratis.',
  },
  'de.ask-debt.housing-benefit-refused': {
    says: 'U hebt een maand nadat het kwam. De laatste pagina zegt wat geldt: schriftelijk bezwaar (Widerspruch), of in sommige deelstaten beroep bij de bestuursrechter. Staat er niets, dan hebt u een jaar. Verandert uw inkomen, dan kunt u opnieuw aanvragen.',
  },
  'de.ask-debt.sick-pay-length': {
    says: 'Voor dezelfde ziekte betaalt de kas tot 78 weken in drie jaar. De weken die uw werkgever betaalde tellen mee. Het is 70% van bruto, hooguit 90% van netto. Laat de volgende ziekmelding uiterlijk de volgende werkdag schrijven. Meld u vóór het einde bij de Agentur für Arbeit.',
  },
  'de.ask-debt.child-benefit-refused': {
    says: 'Maak bezwaar (Einspruch) bij de Familienkasse binnen een maand, schriftelijk of per e-mail. Het is gratis. Stuur de ontbrekende papieren mee, zoals over school, opleiding of verblijf. Zegt de brief er niets over, dan hebt u een jaar. Terugwerkend wordt meestal maar zes maanden betaald.',
  },
  'de.ask-debt.jobcenter-rent': {
    says: 'Het eerste jaar betaalt het meestal de echte huur, tot anderhalf keer de plaatselijke grens. Daarna betaalt het meestal tot zes maanden alles terwijl u zoekt. Vindt u niets of kunt u niet verhuizen, bewijs dat. Maak tegen een korting binnen een maand gratis bezwaar.',
    dependsOn: 'hoe lang u de uitkering hebt en wat daar een redelijke huur is',
  },
}
