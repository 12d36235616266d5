/** Debts to a public body in letters of collectors: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_DEBTS_NL: Words = {
  'au.public.want': {
    says: 'Kijk waar het voor is, hoe het bedrag is opgebouwd en tot welke dag u iets kunt doen.',
  },
  'au.public.reality': {
    says: 'Dit komt van een overheidsorgaan. Sommige mogen loon of geld van de bank nemen zonder nieuwe rechtszaak. Doe iets vóór de laatste dag.',
  },
  'au.public.rights': {
    says: 'U kunt vragen waar het voor is, zeggen dat het niet klopt en vragen om in delen te betalen.',
  },
  'au.public.know-counsellor': {
    says: 'Een gratis geldadviseur (financial counsellor) kan voor u met het kantoor praten en om een plan of kwijtschelding vragen.',
  },
  'au.public.right-ombudsman': {
    says: 'Behandelt een overheidskantoor u oneerlijk? Dan kunt u gratis klagen bij de Ombudsman van uw staat of de federale.',
  },
  'au.public.step-check': {
    says: 'Controleer de naam, het bedrag en waar het voor is. Is het betaald of niet van u? Schrijf met bewijs.',
  },
  'au.public.step-call': {
    says: 'Bel het kantoor vóór de laatste dag en vraag om in delen te betalen. Vraag het plan op papier.',
  },
  'au.public.option-plan': {
    says: 'Laat uw inkomen en kosten zien. Bied een bedrag dat u kunt volhouden.',
    title: 'Vraag om in delen te betalen',
    cost: 'Het afgesproken bedrag.',
    time: 'Dagen.',
    risk: 'Mist u een betaling, dan kunnen ze iets doen.',
    bestFor: 'U bent het schuldig, maar kunt niet alles tegelijk betalen.',
  },
  'au.public.option-dispute': {
    says: 'Schrijf het kantoor met uw bewijs. Vraag om te wachten tot er antwoord is.',
    title: 'Zeggen dat het niet klopt',
    cost: 'Gratis.',
    time: 'Weken.',
    risk: 'Het bedrag kan intussen groeien.',
    bestFor: 'Het is betaald, niet van u, of het bedrag klopt niet.',
  },
  'au.public.rates-reality': {
    says: 'Een gemeente (council) gaat meestal naar de rechter. Na jaren kan ze de grond verkopen. Een betaalplan kan beide stoppen.',
  },
  'au.public.rates-nsw': {
    says: 'In New South Wales kan een huis alleen voor meer dan vijf jaar achterstand worden verkocht. De gemeente (council) kan de schuld aan Revenue NSW geven.',
  },
  'au.public.rates-vic': {
    says: 'In Victoria kan grond alleen worden verkocht bij meer dan drie jaar achterstand, een rechterlijk bevel en geen plan.',
  },
  'au.public.study-reality': {
    says: 'Een HELP-terugbetaling wordt als belasting geïnd. De ATO kan achterstand met een bericht van bank of werkgever nemen, zonder rechter.',
  },
  'au.public.study-right-hardship': {
    says: 'Brengt een HELP-terugbetaling u in ernstige nood? Vraag de ATO om verlaging, binnen twee jaar na het bericht.',
  },
  'au.public.study-right-review': {
    says: 'Zegt de ATO nee, dan kan de beslissing worden herzien. Bewaar de brief met het nee.',
  },
}
