import { useStore } from 'zustand'
import { type QueueState, queueState } from './queue-state.ts'

export const useQueue = <Part>(select: (state: QueueState) => Part): Part => useStore(queueState, select)
