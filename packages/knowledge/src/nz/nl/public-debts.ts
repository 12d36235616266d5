/** The Dutch words of the rows in ../public-debts.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_DEBTS_NL: Words = {
  'nz.public.want': {
    says: 'Kijk waar het voor is, hoe het bedrag is opgebouwd en tot welke dag u iets kunt doen.',
  },
  'nz.public.reality': {
    says: 'Dit komt van een overheidsorgaan. Sommige mogen loon of geld van de bank nemen zonder nieuwe rechtszaak. Doe iets vóór de laatste dag.',
  },
  'nz.public.rights': {
    says: 'U kunt vragen waar het voor is, zeggen dat het niet klopt en vragen om in delen te betalen.',
  },
  'nz.public.know-mentor': {
    says: 'Een geldadviseur (financial mentor) kan gratis voor u met het kantoor praten. MoneyTalks vindt er een.',
  },
  'nz.public.right-file': {
    says: 'U kunt opvragen wat ze over u hebben bij deze schuld. Ze moeten binnen 20 werkdagen antwoorden.',
  },
  'nz.public.right-ombudsman': {
    says: 'Behandelt een ministerie of gemeente (council) u oneerlijk? Dan kunt u gratis klagen bij de Ombudsman.',
  },
  'nz.public.step-check': {
    says: 'Controleer de naam, het bedrag en waar het voor is. Is het betaald of niet van u? Schrijf met bewijs.',
  },
  'nz.public.step-call': {
    says: 'Bel het kantoor vóór de laatste dag en vraag om in delen te betalen. Vraag het plan op papier.',
  },
  'nz.public.option-plan': {
    says: 'Laat uw inkomen en kosten zien. Bied een bedrag dat u kunt volhouden.',
    title: 'Vraag om in delen te betalen',
    cost: 'Het afgesproken bedrag.',
    time: 'Dagen.',
    risk: 'Mist u een betaling, dan kunnen ze iets doen.',
    bestFor: 'U bent het schuldig, maar kunt niet alles tegelijk betalen.',
  },
  'nz.public.option-dispute': {
    says: 'Schrijf het kantoor met uw bewijs. Vraag om te wachten tot er antwoord is.',
    title: 'Zeggen dat het niet klopt',
    cost: 'Gratis.',
    time: 'Weken.',
    risk: 'Het bedrag kan intussen groeien.',
    bestFor: 'Het is betaald, niet van u, of het bedrag klopt niet.',
  },
  'nz.public.fines-reality': {
    says: 'Dit zijn boetes. De rechtbank kan geld van loon, uitkering of bank nemen, of spullen, zonder nieuwe rechtszaak.',
  },
  'nz.public.fines-seized': {
    says: 'Nemen ze uw auto of spullen? Dan hebt u zeven dagen om te betalen of tijd te vragen vóór de verkoop.',
  },
  'nz.public.fines-right-time': {
    says: 'U kunt afspreken boetes in delen te betalen. Bel 0800 4 FINES voordat ze iets doen.',
  },
  'nz.public.fines-right-reminder': {
    says: 'Begon het als bekeuring en kwam er geen herinnering (reminder notice), of vroeg u een zitting? Vraag de rechtbank het te herstellen.',
  },
  'nz.public.fines-right-licence': {
    says: 'Bij verkeersboetes kunnen ze uw rijbewijs stoppen. Eerst komt een waarschuwing; u hebt 14 dagen om te betalen of iets af te spreken.',
  },
  'nz.public.rates-reality': {
    says: 'Een gemeente (council) kan na vier maanden naar de rechter, of de bank van uw hypotheek laten betalen. Zelf neemt ze geen loon.',
  },
  'nz.public.rates-six-years': {
    says: 'Een gemeente (council) heeft zes jaar om naar de rechter te gaan, vanaf de laatste betaaldag van dat jaar.',
  },
  'nz.public.rates-right-object': {
    says: 'Klopt het dossier van de gemeente (council) over uw pand niet? Dan kunt u bezwaar maken. Ze moet schriftelijk beslissen.',
  },
  'nz.public.rates-sale': {
    says: 'Een huis kan voor rates alleen na een vonnis worden verkocht, met zes maanden waarin u nog kunt betalen.',
  },
  'nz.public.loan-reality': {
    says: 'Inland Revenue kan achterstand op een studielening zonder rechtszaak van loon of bank nemen.',
  },
  'nz.public.loan-who': {
    says: 'Inland Revenue int studieleningen voor de staat. Controleer het bedrag in myIR, niet via een link.',
  },
  'nz.public.loan-right-hardship': {
    says: 'Houdt u te weinig over om van te leven? Vraag Inland Revenue om verlichting (hardship relief). Het kan de bedragen verlagen.',
  },
  'nz.public.loan-step-plan': {
    says: 'Bel Inland Revenue of gebruik myIR vóór de laatste dag. Vraag om de achterstand in delen te betalen.',
  },
}
