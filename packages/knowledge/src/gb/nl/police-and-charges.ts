/** The police: searches, interviews, things they keep, and charges on paper. The words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const POLICE_AND_CHARGES_NL: Words = {
  'gb.police.right-search': {
    says: 'De politie heeft echte redenen nodig om u op straat te doorzoeken. Ze moet zeggen waarom, naam en bureau geven, en een verslag aanbieden.',
  },
  'gb.police.right-solicitor': {
    says: 'Een advocaat is gratis op het bureau, ook bij een vrijwillig gesprek. Vraag erom voordat u antwoordt.',
  },
  'gb.police.answer': {
    says: 'U hoeft niet te gaan, maar dan kunnen ze u aanhouden. Vraag vooraf de gratis advocaat, en antwoord niet zonder. Wat u zegt kan bij de rechter tellen.',
  },
  'gb.police.right-property': {
    says: "De politie mag een ding alleen houden zolang ze het nodig heeft. Vraag het schriftelijk terug. Een Magistrates' Court kan het bevelen.",
  },
  'gb.court.single-justice': {
    says: 'Antwoord binnen 21 dagen: schuldig of niet schuldig. U kunt een zitting vragen. Zwijgt u, dan kunt u zonder u worden veroordeeld.',
  },
  'gb.caution.right-lawyer': {
    says: 'U kunt een advocaat meenemen, en wat u zegt kan bij de rechter tellen. U hoeft geen boete te nemen in plaats van vervolging.',
  },
  'gb.police.right-dog': {
    says: 'Teken geen afstand van de hond zonder advies. Alleen een rechter beslist. Die kan u de hond onder voorwaarden laten houden als hij geen gevaar is en u geschikt bent. Vraag een advocaat en een eigen deskundige.',
  },
}
