/** The Dutch words of Switzerland: fines and tax. */
import type { Words } from '@plainletter/contracts/rule'

export const FINES_TAX_NL: Words = {
  'ch.public.fine-want': {
    says: 'De politie of een officier van justitie vraagt u een boete te betalen.',
  },
  'ch.public.fine-who': { says: 'Dit is een dienst van de overheid.' },
  'ch.public.fine-real': {
    says: 'Een kleine boete (Ordnungsbusse) komt niet in uw strafregister.',
  },
  'ch.public.fine-not-yet': { says: 'Binnen de dertig dagen komt er niets bij.' },
  'ch.public.fine-rights': { says: 'U kunt betalen, of weigeren en naar de zaak laten kijken.' },
  'ch.public.fine-thirty': {
    says: 'U hebt dertig dagen om een kleine boete te betalen.',
    action: 'Betalen, of zeggen dat u het niet aanvaardt',
    consequence: 'Er begint een gewone zaak, met kosten.',
  },
  'ch.public.fine-penal': {
    says: 'U hebt tien dagen om schriftelijk bezwaar te maken tegen een strafbevel (Strafbefehl).',
    action: 'Uw bezwaar sturen (Einsprache)',
    consequence: 'Het strafbevel wordt een definitief vonnis.',
  },
  'ch.public.fine-check': { says: 'Controleer dag, plaats en auto. Was u het?' },
  'ch.public.fine-object': {
    says: 'Bent u het niet eens? Schrijf: ik maak bezwaar (Einsprache). Onderteken, en stuur het binnen tien dagen aangetekend.',
  },
  'ch.public.fine-plan': {
    says: 'Kunt u niet betalen, vraag het kantoor vandaag om tijd of termijnen.',
  },
  'ch.public.fine-right': { says: 'U hebt recht op een rechter als u het niet aanvaardt.' },
  'ch.public.fine-pay': {
    says: 'Betaal en het is klaar.',
    title: 'Op tijd betalen',
    cost: 'De boete.',
    time: 'Dertig dagen.',
    risk: 'U aanvaardt de boete.',
    bestFor: 'De boete klopt.',
  },
  'ch.public.fine-option': {
    says: 'Vraag om de volledige zaak.',
    title: 'Weigeren of bezwaar maken',
    cost: 'Kosten als u verliest.',
    time: 'Tien dagen bij een strafbevel.',
    risk: 'Het kan meer kosten.',
    bestFor: 'De feiten kloppen niet.',
  },
  'ch.public.tax-want': { says: 'De belastingdienst zegt wat u moet betalen.' },
  'ch.public.tax-real': {
    says: 'U kunt een belastingbeslissing aanvechten, en u kunt meer tijd vragen.',
  },
  'ch.public.tax-thirty': {
    says: 'U hebt dertig dagen om bezwaar te maken tegen een aanslag (Veranlagung).',
    action: 'Uw bezwaar sturen (Einsprache)',
    consequence: 'De aanslag blijft staan.',
  },
  'ch.public.tax-step': {
    says: 'Vergelijk hem met uw belastingaangifte. Maak schriftelijk bezwaar als hij niet klopt.',
  },
  'ch.public.tax-ease': {
    says: 'Kunt u niet betalen? Vraag om delen of, bij echte nood, om kwijtschelding (Erlass).',
  },
  'ch.public.tax-right': { says: 'U hebt het recht bezwaar te maken. Het is meestal gratis.' },
  'ch.public.tax-option': {
    says: 'Schrijf wat niet klopt, met bewijs.',
    title: 'Bezwaar maken',
    cost: 'Meestal niets.',
    time: 'Dertig dagen.',
    risk: 'De rente loopt door.',
    bestFor: 'Het bedrag klopt niet.',
  },
  'ch.public.fine-missed': {
    says: 'De tien dagen gemist buiten uw schuld? Vraag binnen 30 dagen nadat u weer kunt handelen om herstel van de termijn, en maak meteen bezwaar.',
  },
}
