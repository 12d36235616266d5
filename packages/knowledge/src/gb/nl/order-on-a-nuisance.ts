/** An abatement notice: noise, smells and other nuisances. The words in Dutch. */
import type { RowWords, Words } from '@plainletter/contracts/rule'

const PUT_RIGHT: RowWords = {
  says: 'Maak het in orde voor de dag in het bevel, zeg het de ambtenaar op papier, en bewaar foto’s en rekeningen.',
  title: 'Doen wat het bevel vraagt',
  cost: 'Wat de verandering kost.',
  time: 'De dagen in het bevel.',
  risk: 'Het bevel blijft gelden, ook voor later.',
  bestFor: 'De klacht klopt, of de verandering is klein.',
}
const DAYS_TO_APPEAL =
  'U hebt 21 dagen voor beroep. De dag waarop u het bevel krijgt, telt als de eerste.'

export const ORDER_ON_A_NUISANCE_NL: Words = {
  'gb.order.abate-no-fine-yet': {
    says: 'Dit is een bevel, geen boete. Stopt u op tijd, dan volgt er niets meer.',
  },
  'gb.order.abate-right-appeal': {
    says: 'In beroep kunt u zeggen dat er geen overlast is, dat u het niet was, of dat er te veel of te snel wordt gevraagd.',
  },
  'gb.order.abate-right-pause': {
    says: 'Zou u werk moeten betalen, dan zet een beroep het bevel stil. Niet als het bevel zegt waarom het doorgaat.',
  },
  'gb.order.abate-right-sheriff': {
    says: 'In Schotland kunt u binnen 21 dagen in beroep bij de sheriff.',
  },
  'gb.order.abate-right-excuse': {
    says: 'Een redelijk excuus is een verweer. Een bedrijf kan ook tonen dat het deed wat in de praktijk het beste kon.',
  },
  'gb.order.abate-deadline': {
    says: DAYS_TO_APPEAL,
    action: 'Uw beroep naar de rechter sturen',
    consequence: 'Daarna staat het bevel, en kunt u later nauwelijks nog zeggen dat het fout was.',
  },
  'gb.order.abate-warning': {
    says: 'Het bevel overtreden zonder goed excuus is strafbaar. De gemeente (council) kan het werk ook zelf doen en u laten betalen.',
  },
  'gb.order.abate-step-stop': {
    says: 'Stop of zet het nu zachter, ook als u in beroep gaat. Schrijf elke dag op wat u deed.',
  },
  'gb.order.abate-step-records': {
    says: 'Vraag de ambtenaar om de data, verslagen en metingen. Noteer beide dagen: om te doen, en om in beroep te gaan.',
  },
  'gb.order.abate-option-comply': PUT_RIGHT,
  'gb.order.abate-option-appeal': {
    says: 'Bel vandaag de rechtbank voor het formulier en de kosten. Geef uw redenen en bewijs.',
    title: 'In beroep gaan bij de rechter',
    cost: 'Griffierecht, en vaak kosten als u verliest.',
    time: 'Enkele maanden.',
    risk: 'Het bevel kan intussen doorgaan.',
    bestFor: 'U was het niet, er is geen overlast, of er wordt te veel gevraagd.',
  },
  'gb.order.abate-option-talk': {
    says: 'Bied de ambtenaar duidelijke stappen, zoals stille uren of een dag voor herstel, en vraag een ja op papier.',
    title: 'Meer tijd of andere stappen vragen',
    cost: 'Niets.',
    time: 'Eén telefoontje en één e-mail.',
    risk: 'De dagen voor beroep lopen door.',
    bestFor: 'U wilt het in orde maken maar hebt langer nodig.',
  },
  'gb.order.abate-ni-right': {
    says: 'U kunt binnen 21 dagen in beroep bij de magistrates’ court. Duur werk kan op de beslissing wachten, tenzij het bevel zegt waarom niet.',
  },
  'gb.order.abate-ni-step': {
    says: 'Stop of zet het nu zachter, ook als u in beroep gaat. Vraag de ambtenaar om de data en metingen.',
  },
  'gb.order.abate-ni-option': PUT_RIGHT,
}
