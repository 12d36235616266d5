/** The Japanese words of the rows in ../neighbours.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const NEIGHBOURS_JA: Words = {
  'ie.neighbour.right-noise': {
    says: '騒音をやめる命令を、自分で District Court に求められます。先に隣の人に知らせ、日記をつけます。',
  },
  'ie.neighbour.right-wall': {
    says: '共有の壁の工事であなたが害を受けてはいけません。合意できなければ、District Court がどちらの側にも工事の命令（works order）を出せます。',
  },
  'ie.neighbour.answer': {
    says: '安全なら、まず話し、日記をつけます。次に騒音の命令を District Court に求められます。借家なら Residential Tenancies Board に届けられます。',
  },
}
