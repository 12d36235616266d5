/** The Japanese words of the rows in ../discipline.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DISCIPLINE_JA: Words = {
  'au.discipline.want': {
    says: '雇い主が、仕事か行いについて警告しています。解雇ではありませんが、後で使われることがあります。',
  },
  'au.discipline.reality': {
    says: '公正な解雇には、よい理由、仕事ぶりについての警告、返事をする本当の機会が必要です。',
  },
  'au.discipline.right-answer': {
    says: '書面で返事をし、事実、日付、何を期待しているかを聞けます。',
  },
  'au.discipline.right-support': {
    says: '解雇についての話合いで、付き添いの人（support person）を、よい理由なく断ることはできません。',
  },
  'au.discipline.right-reprisal': {
    says: '仕事についての苦情、短い病気、年齢、性別、人種、家族を理由に、不利にしてはいけません。',
  },
  'au.discipline.right-bullying': {
    says: '仕事でいじめられたら、Fair Work Commissionがやめるよう命じられます。公正な方法での公正な対応は、いじめではありません。',
  },
  'au.discipline.step': {
    says: '落ち着いて書面で返事をし、写しを残してください。署名は受け取ったという意味だけなので、名前の横にそう書きます。',
  },
}
